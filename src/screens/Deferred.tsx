import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What lies below the first screen of a page: rendered after it where a link leads to the top, and with
 * it everywhere else.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { hash } = useLocation();
  const isFollowedLink = useNavigationType() === 'PUSH';
  // A change of language keeps the reader's place, which needs all of the page.
  const [isAtTop] = useState(
    () =>
      isFollowedLink &&
      hash === '' &&
      (document.documentElement.lang === i18n.language || window.scrollY === 0),
  );
  const isRendered = useDeferredValue(true, !isAtTop);
  return isRendered ? children : <div className="h-svh" />;
}

import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Content below the fold: rendered in a second, deferred pass after a link to the top of a page, and with
 * the rest otherwise.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { hash } = useLocation();
  const isFollowedLink = useNavigationType() === 'PUSH';
  // A change of language restores the reading position, which needs the whole page. The `lang` attribute
  // is still that of the previous page.
  const [isDeferred] = useState(
    () =>
      isFollowedLink &&
      hash === '' &&
      (document.documentElement.lang === i18n.language || window.scrollY === 0),
  );
  const isRendered = useDeferredValue(true, !isDeferred);
  return isRendered ? children : <div className="h-svh" />;
}

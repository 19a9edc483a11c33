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
  // Changing the language restores the reading position, which requires the whole page. Until this
  // render is committed, `lang` names the previous page's language.
  const [isDeferred] = useState(
    () =>
      isFollowedLink &&
      hash === '' &&
      (document.documentElement.lang === i18n.language || window.scrollY === 0),
  );
  const isRendered = useDeferredValue(true, !isDeferred);
  return isRendered ? children : <div className="h-svh" />;
}

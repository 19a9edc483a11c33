import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Content below the fold. After a click on a link without a fragment (`#…`), it is rendered in a second,
 * deferred pass; otherwise with the rest of the page.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { hash } = useLocation();
  const isFollowedLink = useNavigationType() === 'PUSH';
  const [isDeferred] = useState(() => {
    if (!isFollowedLink || hash !== '') return false;
    const previousLanguage = document.documentElement.lang;
    const isLanguageChange = previousLanguage !== i18n.language;
    // Restoring the reading position requires the whole page at once.
    const restoresReadingPosition = isLanguageChange && window.scrollY !== 0;
    return !restoresReadingPosition;
  });
  const isRendered = useDeferredValue(true, !isDeferred);
  return isRendered ? children : <div className="h-svh" />;
}

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
    // During this render, <html lang> is still the previous page's language.
    const isSameLanguage = document.documentElement.lang === i18n.language;
    // A change of language below the top restores the reading position, which requires the whole page at once.
    return isSameLanguage || window.scrollY === 0;
  });
  const isRendered = useDeferredValue(true, !isDeferred);
  return isRendered ? children : <div className="h-svh" />;
}

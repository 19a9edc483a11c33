import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePage } from '../i18n/page';
import { attributes } from '../site/attributes';

/** Keeps the attributes of <html> up to date. Rendered before ScrollRestoration, which scrolls by them. */
export function DocumentAttributes(): null {
  const { language } = usePage();
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);

  useLayoutEffect(() => {
    const { documentElement } = document;
    // Setting the attributes to what they are would style the whole page again.
    if (documentElement.lang === language.code) return;
    documentElement.lang = language.code;
    documentElement.dir = language.direction;
    documentElement.setAttribute(attributes.writingSystem, language.writingSystem);
  }, [language]);

  useLayoutEffect(() => {
    const isNewPage = shown.current.pathname !== location.pathname;
    shown.current = location;
    document.documentElement.toggleAttribute(attributes.smooth, !isNewPage && type !== 'POP');
  }, [location, type]);

  return null;
}

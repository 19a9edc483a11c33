import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePage } from '../i18n/page';
import { attributes } from '../site/attributes';

/** Updates the attributes of <html>. Rendered before ScrollRestoration, whose scrolling depends on them. */
export function DocumentAttributes(): null {
  const { language } = usePage();
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);

  useLayoutEffect(() => {
    const { documentElement } = document;
    // Setting even unchanged attributes would recalculate the styles of the whole page.
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

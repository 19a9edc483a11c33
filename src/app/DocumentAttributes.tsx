import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePage } from '../routing/usePage';
import { attributes } from '../ui/attributes';

/** Updates the attributes of <html>. Root renders it before ScrollRestoration, whose scrolling depends on them. */
export function DocumentAttributes(): null {
  const { language } = usePage();
  const location = useLocation();
  const navigationType = useNavigationType();
  const shownPathname = useRef(location.pathname);

  useLayoutEffect(() => {
    const { documentElement } = document;
    const wanted = {
      lang: language.code,
      dir: language.direction,
      [attributes.writingSystem]: language.writingSystem,
    };
    // One by one, because a translating browser changes `lang` alone. Setting even unchanged attributes
    // would recalculate the styles of the whole page.
    for (const [name, value] of Object.entries(wanted)) {
      if (documentElement.getAttribute(name) !== value) documentElement.setAttribute(name, value);
    }
  }, [language]);

  useLayoutEffect(() => {
    const staysOnPage = shownPathname.current === location.pathname;
    shownPathname.current = location.pathname;
    const scrollsSmoothly = staysOnPage && navigationType !== 'POP';
    document.documentElement.toggleAttribute(attributes.smooth, scrollsSmoothly);
  }, [location, navigationType]);

  return null;
}

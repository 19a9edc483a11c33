import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePage } from '../i18n/page';
import { restoreReadingPosition } from '../layout/readingPosition';

/**
 * Moves the focus after a navigation to the heading of the page or section, which a screen reader then
 * reads; after Back and Forward to the link that was followed, if it has an id. After a change of
 * language the reader's place is restored first. An effect of the root runs after that of
 * ScrollRestoration, which scrolls to the hash.
 */
export function useFocusAfterNavigation(): void {
  const { language } = usePage();
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef({ location, language });
  const clicked = useRef<HTMLAnchorElement>(null);
  const linkIdByEntry = useRef(new Map<string, string>());

  useEffect(() => {
    const noteLink = ({ target }: Event) => {
      clicked.current = target instanceof Element ? target.closest('a') : null;
      if (clicked.current) linkIdByEntry.current.set(location.key, clicked.current.id);
    };
    document.addEventListener('click', noteLink);
    return () => document.removeEventListener('click', noteLink);
  }, [location.key]);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous.location === location) return;
    shown.current = { location, language };
    const isNewPage = previous.location.pathname !== location.pathname;
    const isSameEntry = previous.location.key === location.key;
    // The browser's own entry, as of the skip link, has no key.
    const isOfBrowser = location.key === 'default';
    const isCorrection = type === 'REPLACE' && !clicked.current;
    if (!isNewPage && (isSameEntry || isOfBrowser || isCorrection)) return;
    const main = document.querySelector('main');
    const isTranslation = previous.language !== language && type !== 'POP';
    const section = isTranslation ? restoreReadingPosition()?.closest('section') : undefined;
    const target = location.hash && document.getElementById(location.hash.slice(1));
    const heading = (section || target || main)?.querySelector<HTMLElement>('h1, h2, h3');
    const followedId = type === 'POP' && linkIdByEntry.current.get(location.key);
    const link = followedId && document.getElementById(followedId);
    if (link) link.focus({ preventScroll: true });
    else if (heading && (isNewPage || target)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }, [language, location, type]);
}

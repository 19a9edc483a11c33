import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePage } from '../i18n/page';
import { restoreReadingPosition } from '../layout/readingPosition';

/**
 * Moves the focus after a navigation to the heading of the page or section, which a screen reader then
 * reads; after Back and Forward to the link that was followed, if it has an id.
 *
 * Order: ScrollRestoration, a child of Root, scrolls in its layout effect. Then this layout effect of
 * Root runs: after a change of language it restores the reading position; last, it moves the focus,
 * without scrolling.
 */
export function useFocusAfterNavigation(): void {
  const { language } = usePage();
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef({ location, language });
  const clickedLink = useRef<HTMLAnchorElement>(null);
  const linkIdByEntry = useRef(new Map<string, string>());

  useEffect(() => {
    const rememberLink = ({ target }: Event) => {
      clickedLink.current = target instanceof Element ? target.closest('a') : null;
      if (clickedLink.current) linkIdByEntry.current.set(location.key, clickedLink.current.id);
    };
    document.addEventListener('click', rememberLink);
    return () => document.removeEventListener('click', rememberLink);
  }, [location.key]);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous.location === location) return;
    shown.current = { location, language };
    const isNewPage = previous.location.pathname !== location.pathname;
    const isSameEntry = previous.location.key === location.key;
    // The key of an entry that a plain fragment link, such as the skip link, creates.
    const isPlainFragment = location.key === 'default';
    const isReplaceWithoutLink = type === 'REPLACE' && !clickedLink.current;
    if (!isNewPage && (isSameEntry || isPlainFragment || isReplaceWithoutLink)) return;
    const main = document.querySelector('main');
    const languageChanged = previous.language !== language && type !== 'POP';
    const section = languageChanged ? restoreReadingPosition()?.closest('section') : undefined;
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

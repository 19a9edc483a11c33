import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router-dom';
import { usePage } from '../routing/usePage';
import { restoreReadingPosition } from '../ui/readingPosition';

/**
 * Moves the focus after a navigation. A screen reader then reads the heading or link that has the focus.
 * - Change of language: to the heading of the section that was being read if it is in the window, otherwise
 *   to the first heading in the window or to the block that was being read.
 * - Other link: to the heading of the section that the fragment names, or else of the new page.
 * - Back and Forward: to the link by which the page was left, if it has an id; otherwise as for a link.
 * A closed disclosure of that section, or around that link, is opened.
 *
 * Order: ScrollRestoration, a child of Root, scrolls in its layout effect. Then this layout effect of
 * Root runs: after a change of language it restores the reading position; last, it moves the focus,
 * without scrolling.
 */
export function useFocusAfterNavigation(): void {
  const { language } = usePage();
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ location, language });
  const clickedLink = useRef<HTMLAnchorElement>(null);
  const followedLinkIds = useRef(new Map<string, string>());

  useEffect(() => {
    const rememberLink = ({ target }: Event) => {
      clickedLink.current = target instanceof Element ? target.closest('a') : null;
      if (clickedLink.current) followedLinkIds.current.set(location.key, clickedLink.current.id);
    };
    document.addEventListener('click', rememberLink);
    return () => document.removeEventListener('click', rememberLink);
  }, [location.key]);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous.location === location) return;
    shown.current = { location, language };
    // The browser may have followed the link that was clicked last, in a new tab for instance.
    const isByLink = clickedLink.current?.getAttribute('href') === createPath(location);
    clickedLink.current = null;
    const isTraversal = navigationType === 'POP';
    const isNewPage = previous.location.pathname !== location.pathname;
    // No link was clicked: the form (useSubject.ts) or a slider (useAssumption.ts) has replaced the entry.
    const leavesFocusAlone = navigationType === 'REPLACE' && !isByLink;
    if (!isNewPage && leavesFocusAlone) return;
    const isLanguageChange = previous.language !== language && !isTraversal;
    const section = document.getElementById(location.hash.slice(1));
    section?.querySelector(':scope > details')?.setAttribute('open', '');
    const block = isLanguageChange ? restoreReadingPosition() : undefined;
    const main = isNewPage ? document.querySelector('main') : null;
    // At the top of the page no section was being read, whatever the fragment.
    const target = isLanguageChange ? main : (section ?? main);
    const heading = block
      ? headingInWindow(block)
      : target?.querySelector<HTMLElement>('h1, h2, h3');
    const linkId = isTraversal && followedLinkIds.current.get(location.key);
    const link = linkId && document.getElementById(linkId);
    if (link) {
      link.closest('details')?.setAttribute('open', '');
      link.focus({ preventScroll: true });
    } else if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      // In a low window the header and the link back leave no room for the heading of a new page.
      if (isNewPage && !isTraversal && !block)
        heading.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  }, [language, location, navigationType]);
}

function headingInWindow(block: HTMLElement): HTMLElement {
  const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isInWindow = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && top >= headerBottom && bottom <= window.innerHeight;
  };
  const own = block.closest('section')?.querySelector<HTMLElement>('h1, h2, h3');
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];
  return [own, ...headings].find((heading) => heading && isInWindow(heading)) ?? block;
}

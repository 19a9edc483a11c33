import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { usePage } from '../i18n/PageContext';
import { loadMotion, readyMotion } from '../ui/loadMotion';
import { showHead } from './documentHead';
import { noteShown, prefetchPages } from './pages';
import {
  focusHeading,
  keepScroll,
  rememberScroll,
  restoreScroll,
  showSection,
  showTop,
} from './scroll';

/** React Router's key of entries that the visitor has made in the address bar. */
const keyless = 'default';

/** What a navigation does beyond showing the new page: head, scroll, focus, announcement. */
export function Navigation() {
  const page = usePage();
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const announcement = useRef<HTMLParagraphElement>(null);

  useEffect(prefetchPages, []);
  // Firefox forgets the place in a page from right to left that is loaded again.
  useLayoutEffect(() => {
    const { hash, key } = shown.current;
    const isMoved = 'moved' in document.documentElement.dataset;
    if (window.scrollY === 0 && !isMoved && !hash) restoreScroll(key);
    else keepScroll(key);
  }, []);
  useLayoutEffect(() => rememberScroll(location.key), [location.key]);
  useLayoutEffect(() => noteShown(page), [page, location]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    const isNewPage = before.pathname !== location.pathname;
    if (isNewPage) {
      const title = showHead(page);
      if (announcement.current) announcement.current.textContent = title;
      focusHeading();
      fadeIn();
    }
    if (type === 'POP' && location.key !== keyless && restoreScroll(location.key)) return;
    if (!showHash(location, isNewPage)) showTop({ smooth: !isNewPage });
  }, [location, type, page]);

  return <p ref={announcement} role="status" className="sr-only" />;
}

/** @returns whether there is nothing left to do: a hash that names nothing on the page leaves it as it is */
function showHash({ hash }: Location, isNewPage: boolean): boolean {
  return hash !== '' && (showSection(hash, { smooth: !isNewPage }) || !isNewPage);
}

/** Seconds. */
const fade = 0.3;

/**
 * Fades the page in that has taken the place of another. Where the code for it
 * is not there yet there is no motion: what has been painted never disappears.
 */
function fadeIn(): void {
  void loadMotion();
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const main = document.querySelector('main');
  if (main) readyMotion()?.fade(main, fade);
}

import { decoded } from '../site/routes';

const storageKey = 'scroll';

/** Scroll positions of this tab's history entries, by their keys. */
const positions = new Map<string, number>(readPositions());

interface ScrollOptions {
  /** Within a page the way is shown, unless the visitor asked for less motion. */
  smooth: boolean;
}

/**
 * Keeps where the page of a history entry is now: it may have been scrolled before
 * the application was there to notice.
 * @param key the entry's key
 */
export function keepScroll(key: string): void {
  positions.set(key, window.scrollY);
}

/**
 * Keeps the scroll position of a history entry for the way back to it.
 * @param key the entry's key
 * @returns what stops it
 */
export function rememberScroll(key: string): () => void {
  window.history.scrollRestoration = 'manual';
  const remember = () => keepScroll(key);
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', leave);
  };
}

/** The browser restores the page when it is loaded again; the other entries are ours to keep. */
function leave(): void {
  window.history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // A browser that refuses storage goes back to the top of pages it has loaded anew.
  }
}

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

/**
 * Scrolls to where the visitor left a history entry.
 * @returns whether its position was known
 */
export function restoreScroll(key: string): boolean {
  const top = positions.get(key);
  if (top === undefined) return false;
  window.scrollTo({ top, behavior: 'instant' });
  return true;
}

/**
 * Scrolls to the section of a hash and moves the focus to it.
 * @param hash as in an address: with `#`, encoded
 * @returns whether the page has it
 */
export function showSection(hash: string, { smooth }: ScrollOptions): boolean {
  const section = document.getElementById(decoded(hash.slice(1)));
  if (!section) return false;
  section.scrollIntoView({ behavior: behaviorOf(smooth) });
  const takesFocus = section.hasAttribute('tabindex');
  focusQuietly(takesFocus ? section : (section.querySelector<HTMLElement>(headings) ?? section));
  return true;
}

/** Scrolls to the page's top. */
export function showTop({ smooth }: ScrollOptions): void {
  window.scrollTo({ top: 0, behavior: behaviorOf(smooth) });
}

/** Moves the focus to the page's heading, which a screen reader then reads. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusQuietly(heading);
}

const headings = 'h1, h2, h3';

function behaviorOf(smooth: boolean): ScrollBehavior {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return smooth && !reduced ? 'smooth' : 'instant';
}

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const storagePrefix = 'scroll:';

interface ScrollOptions {
  /** Within a page the way is shown, unless the visitor asked for less motion. */
  smooth: boolean;
}

/**
 * Keeps the scroll position of a history entry for the way back to it.
 * @param key the entry's key
 * @returns what stops it
 */
export function rememberScroll(key: string): () => void {
  window.history.scrollRestoration = 'manual';
  const remember = () => sessionStorage.setItem(storagePrefix + key, String(window.scrollY));
  const leave = () => {
    window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('scrollend', remember);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('scrollend', remember);
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * Scrolls to where the visitor left a history entry.
 * @returns whether its position was known
 */
export function restoreScroll(key: string): boolean {
  const position = sessionStorage.getItem(storagePrefix + key);
  if (position === null) return false;
  window.scrollTo({ top: Number(position), behavior: 'instant' });
  return true;
}

/** Scrolls to a section, if the page has it, and moves the focus to it. */
export function showSection(id: string, { smooth }: ScrollOptions): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({ behavior: behaviorOf(smooth) });
  focusQuietly(section.querySelector<HTMLElement>('h1, h2, h3') ?? section);
}

/** Scrolls to the page's top and, on a new page, moves the focus to its heading. */
export function showTop({ smooth, focusHeading }: ScrollOptions & { focusHeading: boolean }): void {
  window.scrollTo({ top: 0, behavior: behaviorOf(smooth) });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (focusHeading && heading) focusQuietly(heading);
}

function behaviorOf(smooth: boolean): ScrollBehavior {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return smooth && !reduced ? 'smooth' : 'instant';
}

function focusQuietly(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

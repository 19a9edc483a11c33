import { readyMotion } from '../ui/loadMotion';

const seconds = 0.3;

/**
 * Fades the page in that has taken the place of another. Where the code for it
 * is not there yet there is no motion: what has been painted never disappears.
 */
export function fadeIn(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const main = document.querySelector('main');
  if (main) readyMotion()?.fade(main, seconds);
}

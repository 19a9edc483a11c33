import { animate } from 'framer-motion/dom/mini';

const seconds = 0.3;

/** Fades the page in that has taken the place of another. */
export function fadeIn(): void {
  const main = document.querySelector('main');
  if (!main || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  animate(main, { opacity: [0, 1] }, { duration: seconds });
}

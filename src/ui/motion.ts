import { animate } from 'framer-motion/dom/mini';
import { inView } from 'framer-motion/dom';

interface Timing {
  /** Seconds. */
  duration: number;
  /** Seconds. */
  delay: number;
}

const hidden = 'translateY(1.5rem)';

/**
 * Hides an element until it comes into view, then lets it rise and fade in.
 * @returns what ends the waiting and leaves the element visible
 */
export function revealInView(element: HTMLElement, timing: Timing): () => void {
  element.style.opacity = '0';
  element.style.transform = hidden;
  const show = () => {
    element.style.removeProperty('opacity');
    element.style.removeProperty('transform');
  };
  const stopWatching = inView(element, () => {
    void animate(
      element,
      { opacity: [0, 1], transform: [hidden, 'translateY(0)'] },
      { ...timing, ease: 'easeOut' },
    ).then(show);
  });
  return () => {
    stopWatching();
    show();
  };
}

/** Fades an element in. */
export function fade(element: HTMLElement, seconds: number): void {
  animate(element, { opacity: [0, 1] }, { duration: seconds });
}

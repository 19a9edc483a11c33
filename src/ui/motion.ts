import { animate } from 'framer-motion/dom/mini';
import { inView } from 'framer-motion/dom';

interface Timing {
  /** Seconds. */
  duration: number;
  /** Seconds. */
  delay: number;
}

/** Reaches beyond the page's top: what the visitor has jumped over has come into view too. */
const aboveAndInView = '100000px 0px 0px';

/**
 * Hides an element until it comes into view, then lets it rise and fade in.
 * @returns what ends the waiting or the motion and leaves the element visible
 */
export function revealInView(element: HTMLElement, timing: Timing): () => void {
  // Its look stands in the style sheet, which knows print and reduced motion.
  element.dataset.entering = '';
  let animation: ReturnType<typeof animate> | undefined;
  const show = () => {
    delete element.dataset.entering;
    element.style.removeProperty('opacity');
    element.style.removeProperty('transform');
  };
  const enter = (_: Element, { boundingClientRect }: IntersectionObserverEntry) => {
    if (boundingClientRect.bottom < 0) return show();
    animation = animate(
      element,
      { opacity: [0, 1], transform: ['translateY(1.5rem)', 'translateY(0)'] },
      { ...timing, ease: 'easeOut' },
    );
    void animation.then(show);
  };
  const stopWatching = inView(element, enter, { margin: aboveAndInView });
  return () => {
    stopWatching();
    animation?.cancel();
    show();
  };
}

let fading: ReturnType<typeof animate> | undefined;

/** Fades an element in. */
export function fade(element: HTMLElement, seconds: number): void {
  // Cut short, it would leave its look as an inline style, which WebKit's policy blocks.
  fading?.cancel();
  fading = animate(element, { opacity: [0, 1] }, { duration: seconds });
  void fading.then(() => {
    element.style.removeProperty('opacity');
  });
}

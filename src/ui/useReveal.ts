import { useCallback } from 'react';

const seconds = 0.6;
const secondsBetween = 0.1;

/**
 * A ref for an element that enters when it comes into view. It is delivered
 * visible and is hidden only here, when it lies below what the visitor sees,
 * so that nothing painted disappears and nothing waits for a script.
 * @param index the element's place in its grid
 */
export function useReveal(index: number): (element: HTMLElement | null) => (() => void) | void {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isBelowView(element) || prefersStillness()) return;
      let stop: (() => void) | undefined;
      let isGone = false;
      void import('./motion').then(({ revealInView }) => {
        if (isGone || !isBelowView(element)) return;
        stop = revealInView(element, { duration: seconds, delay: index * secondsBetween });
      }, ignoreMissingMotion);
      return () => {
        isGone = true;
        stop?.();
      };
    },
    [index],
  );
}

function isBelowView(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top >= window.innerHeight;
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Without its code there is no motion, and everything stays visible. */
function ignoreMissingMotion(): void {}

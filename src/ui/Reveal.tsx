import { useCallback, type ReactNode } from 'react';
import { loadMotion } from './loadMotion';

interface RevealProps {
  children: ReactNode;
  /** Place in its list: later ones come later. */
  index: number;
  className: string;
}

/** An entry of a list that rises and fades in, once, when it comes into view. */
export function Reveal({ children, index, className }: RevealProps) {
  const ref = useReveal(index);
  return (
    <li ref={ref} className={className}>
      {children}
    </li>
  );
}

const seconds = 0.6;
const secondsBetween = 0.1;

/**
 * A ref for an element that enters when it comes into view. It is delivered
 * visible and is hidden only here, when it lies below what the visitor sees,
 * so that nothing painted disappears and nothing waits for a script.
 * @param index the element's place in its grid
 */
function useReveal(index: number): (element: HTMLElement | null) => (() => void) | void {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
      let show: (() => void) | undefined;
      let isGone = false;
      const showAtOnce = () => show?.();
      // What is below the view is known once the page has been scrolled to where it begins.
      void loadMotion().then(async (motion) => {
        if (!motion || isGone || stillness.matches || !isBelowView(element)) return;
        // Every element's place is asked for before the first is hidden: else each asks for a layout.
        await Promise.resolve();
        show = motion.revealInView(element, { duration: seconds, delay: index * secondsBetween });
      });
      stillness.addEventListener('change', showAtOnce);
      return () => {
        isGone = true;
        stillness.removeEventListener('change', showAtOnce);
        showAtOnce();
      };
    },
    [index],
  );
}

function isBelowView(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top >= window.innerHeight;
}

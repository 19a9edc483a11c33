import { useInView, useReducedMotion } from 'framer-motion';
import { useAnimate } from 'framer-motion/mini';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { attributes } from '../site/attributes';

interface RevealProps {
  children: ReactNode;
  index: number;
  className: string;
}

/** Items above the window count as seen, for visitors who jump to an anchor. */
const aboveAndInView = '100000px 0px 0px';

/** In seconds, from the specification. */
const timing = { duration: 0.6, between: 0.1 };

/** Entries that base.css hides: not before the visitor scrolls, so that a capture of the whole page shows them. */
const hidden = `[${attributes.scrolled}]:not([${attributes.resized}]) [${attributes.entering}]`;

/**
 * A list item that rises and fades in once, when it scrolls into view. It is prerendered visible and
 * hidden only below the window.
 */
export function Reveal({ children, index, className }: RevealProps) {
  const [scope, animate] = useAnimate<HTMLLIElement>();
  const isInView = useInView(scope, { once: true, margin: aboveAndInView });
  const isStill = useReducedMotion();
  const isBelow = useRef(false);

  // Layout effects of all items run before the first is hidden: reading in between would force a layout each.
  useLayoutEffect(() => {
    isBelow.current = scope.current.getBoundingClientRect().top >= window.innerHeight;
  }, [scope]);

  useEffect(() => {
    if (isStill || !isBelow.current) return;
    const isHidden = scope.current.matches(hidden);
    scope.current.toggleAttribute(attributes.entering, !isInView);
    if (!isInView || !isHidden) return;
    animate(
      scope.current,
      { opacity: [0, 1], transform: ['translateY(1.5rem)', 'none'] },
      { duration: timing.duration, delay: index * timing.between, ease: 'easeOut' },
    );
  }, [animate, index, isInView, isStill, scope]);

  return (
    <li ref={scope} className={className}>
      {children}
    </li>
  );
}

import { useInView, useReducedMotion } from 'framer-motion';
import { useAnimate } from 'framer-motion/mini';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { attributes } from '../site/attributes';

interface RevealProps {
  children: ReactNode;
  /** Place in its list: later ones come later. */
  index: number;
  className: string;
}

/** Reaches beyond the page's top: what the visitor has jumped over has come into view too. */
const aboveAndInView = '100000px 0px 0px';

/** Seconds, from the specification. */
const timing = { duration: 0.6, between: 0.1 };

/**
 * An entry of a list that rises and fades in, once, when it comes into view. It is delivered visible
 * and is hidden only here, where it lies below what the visitor sees.
 */
export function Reveal({ children, index, className }: RevealProps) {
  const [scope, animate] = useAnimate<HTMLLIElement>();
  const isInView = useInView(scope, { once: true, margin: aboveAndInView });
  const isStill = useReducedMotion();
  const isBelow = useRef(false);

  // All places are read before the first entry is hidden: else each reading asks for a layout.
  useLayoutEffect(() => {
    isBelow.current = scope.current.getBoundingClientRect().top >= window.innerHeight;
  }, [scope]);

  useEffect(() => {
    if (isStill || !isBelow.current) return;
    // Its look stands in the style sheet, which knows print.
    scope.current.toggleAttribute(attributes.entering, !isInView);
    if (!isInView) return;
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

import { useInView, useReducedMotion } from 'framer-motion';
import { useAnimate } from 'framer-motion/mini';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { attributes } from './attributes';

interface RevealProps {
  children: ReactNode;
  index: number;
  className?: string;
}

/** With this root margin, items above the window count as in view: a visitor may have jumped to an anchor. */
const includeAbove = '100000px 0px 0px';

/** In seconds, from the specification. */
const timing = { duration: 0.6, stagger: 0.1 };

/** Matches items that base.css hides: none before the first scroll, so that full-page screenshots show all. */
const hiddenSelector = `[${attributes.scrolled}]:not([${attributes.resized}]) [${attributes.waiting}]`;

/**
 * A list item that rises and fades in once, when it scrolls into view. The item is prerendered visible
 * and hidden only while below the window.
 */
export function Reveal({ children, index, className }: RevealProps) {
  const [scope, animate] = useAnimate<HTMLLIElement>();
  const isInView = useInView(scope, { once: true, margin: includeAbove });
  const reducesMotion = useReducedMotion();
  const wasBelowWindow = useRef(false);

  // A layout effect: all items read their positions before an effect hides the first, so one layout is enough.
  useLayoutEffect(() => {
    wasBelowWindow.current = scope.current.getBoundingClientRect().top >= window.innerHeight;
  }, [scope]);

  useEffect(() => {
    if (reducesMotion || !wasBelowWindow.current) return;
    const wasHidden = scope.current.matches(hiddenSelector);
    scope.current.toggleAttribute(attributes.waiting, !isInView);
    if (!isInView || !wasHidden) return;
    animate(
      scope.current,
      { opacity: [0, 1], transform: ['translateY(1.5rem)', 'none'] },
      { duration: timing.duration, delay: index * timing.stagger, ease: 'easeOut' },
    );
  }, [animate, index, isInView, reducesMotion, scope]);

  return (
    <li ref={scope} className={className}>
      {children}
    </li>
  );
}

import { useReducedMotion } from 'framer-motion';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const durationMs = 200;

/** Fades a page in after a navigation. A view transition styles all of both pages twice, for 0.2 s on a desktop. */
export function usePageFade(): void {
  const { pathname } = useLocation();
  const isStill = useReducedMotion();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isStill) document.querySelector('main')?.animate({ opacity: [0, 1] }, durationMs);
  }, [isStill, pathname]);
}

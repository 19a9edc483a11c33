import { useReducedMotion } from 'framer-motion';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const durationMs = 200;

/** Fades a page in. A view transition would recalculate the styles of both pages twice (0.2 s on a desktop). */
export function usePageFade(): void {
  const { pathname } = useLocation();
  const reducesMotion = useReducedMotion();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!reducesMotion) document.querySelector('main')?.animate({ opacity: [0, 1] }, durationMs);
  }, [reducesMotion, pathname]);
}

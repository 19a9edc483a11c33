import { useReducedMotion } from 'framer-motion';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const durationMs = 200;

/** Fades a new page in. A view transition would restyle both pages twice (docs/performance.md). */
export function usePageFade(): void {
  const { pathname } = useLocation();
  const reducesMotion = useReducedMotion();
  const shownPathname = useRef(pathname);

  useLayoutEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    if (!reducesMotion) document.querySelector('main')?.animate({ opacity: [0, 1] }, durationMs);
  }, [reducesMotion, pathname]);
}

import { useEffect, useState } from 'react';
import type { Model } from '../../samples/model';
import { useInBrowser } from '../../ui/useInBrowser';

/** Milliseconds after which the control counts as at rest. */
const rest = 700;

/**
 * The position of a sample paper's control: that of the address, once the page is hydrated, until it is
 * moved; when it rests the address takes it.
 * @returns the position, what moves it, and whether it was moved and has come to rest
 */
export function usePosition({ min, max, base }: Model['control']) {
  const search = useInBrowser(() => window.location.search, '');
  const [moved, move] = useState<number>();
  const [rested, setRested] = useState<number>();
  useEffect(() => {
    if (moved === undefined) return;
    const timer = setTimeout(() => {
      const address = moved === base ? window.location.pathname : `?at=${moved}`;
      window.history.replaceState(window.history.state, '', address);
      setRested(moved);
    }, rest);
    return () => clearTimeout(timer);
  }, [moved, base]);
  const asked = Number.parseFloat(new URLSearchParams(search).get('at') ?? String(base));
  const start = Number.isNaN(asked) ? base : Math.min(Math.max(asked, min), max);
  return { position: moved ?? start, move, isAtRest: moved !== undefined && rested === moved };
}

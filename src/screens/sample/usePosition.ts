import { useEffect, useState } from 'react';
import type { Model } from '../../samples/model';
import { replaceParameter } from '../../ui/address';
import { useInBrowser } from '../../ui/useInBrowser';

/** Milliseconds after which the slider counts as at rest. */
const rest = 700;

/**
 * The position of the slider: that of the address (`?at=`), once the page is hydrated, until it is
 * moved; the address takes its position when it is released.
 */
export function usePosition({ min, max, step, base }: Model['control']) {
  const search = useInBrowser(() => window.location.search, '');
  const [moved, move] = useState<number>();
  const [rested, setRested] = useState<number>();

  useEffect(() => {
    // React's `onChange` is the DOM's `input`; a range fires `change` when it is released.
    const write = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement && target.type === 'range')) return;
      replaceParameter('at', target.valueAsNumber === base ? undefined : target.value);
    };
    document.addEventListener('change', write);
    return () => document.removeEventListener('change', write);
  }, [base]);

  useEffect(() => {
    if (moved === undefined) return;
    const timer = setTimeout(() => setRested(moved), rest);
    return () => clearTimeout(timer);
  }, [moved]);

  const asked = Number.parseFloat(new URLSearchParams(search).get('at') ?? String(base));
  const within = Number.isNaN(asked) ? base : Math.min(Math.max(asked, min), max);
  const start = min + Math.round((within - min) / step) * step;
  return { position: moved ?? start, move, isAtRest: moved !== undefined && rested === moved };
}

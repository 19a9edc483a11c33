import { scaleQuantize } from 'd3-scale';
import { useEffect, useState } from 'react';
import type { Model } from '../../samples/model';
import { replaceParameter } from '../../ui/address';
import { useInBrowser } from '../../ui/useInBrowser';
import { positionsOf } from './chart';

const restAfterMs = 700;

/**
 * The slider's position. It starts at `?at=` of the address, and releasing the slider writes it there.
 */
export function usePosition(control: Model['control']) {
  const { min, max, step, base } = control;
  const search = useInBrowser(() => window.location.search, '');
  const asked = new URLSearchParams(search).get('at') ?? '';
  const nearest = scaleQuantize([min - step / 2, max + step / 2], positionsOf(control));
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
    const timer = setTimeout(() => setRested(moved), restAfterMs);
    return () => clearTimeout(timer);
  }, [moved]);

  return {
    position: moved ?? nearest.unknown(base)(Number.parseFloat(asked)),
    move,
    isAtRest: moved !== undefined && rested === moved,
  };
}

import { scaleQuantize } from 'd3-scale';
import { useEffect, useState } from 'react';
import type { Model } from '../../samples/model';
import { replaceParameter } from '../../ui/address';
import { useInBrowser } from '../../ui/useInBrowser';
import { positionsOf } from './chart';

/** Milliseconds from a release to the new address, which renders links again: after the next frame. */
const afterFrame = 100;

/**
 * The slider's position. It starts at `?at=` of the address, and releasing the slider writes it there.
 */
export function usePosition(control: Model['control']) {
  const { min, max, step, base } = control;
  const search = useInBrowser(() => window.location.search, '');
  const asked = new URLSearchParams(search).get('at') ?? '';
  const nearest = scaleQuantize([min - step / 2, max + step / 2], positionsOf(control));
  const [moved, move] = useState<number>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // React's `onChange` is the DOM's `input`; a range fires `change` when it is released.
    const write = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement && target.type === 'range')) return;
      const at = target.valueAsNumber === base ? undefined : target.value;
      clearTimeout(timer);
      timer = setTimeout(replaceParameter, afterFrame, 'at', at);
    };
    document.addEventListener('change', write);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('change', write);
    };
  }, [base]);

  return {
    position: moved ?? nearest.unknown(base)(Number.parseFloat(asked)),
    moved,
    move,
  };
}

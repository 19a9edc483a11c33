import { scaleQuantize } from 'd3-scale';
import { useEffect, useState } from 'react';
import type { Model } from '../../samples/model';
import { replaceParameter } from '../../ui/address';
import { useInBrowser } from '../../ui/useInBrowser';
import { positionsOf } from './chart';

/** Milliseconds from the last move to the new address: after its frame, before a hand reaches a link. */
const delay = 250;

/**
 * The slider's position. It starts at `?at=` of the address, and moving the slider writes it there.
 */
export function usePosition(control: Model['control']) {
  const { min, max, step, base } = control;
  const search = useInBrowser(() => window.location.search, '');
  const asked = new URLSearchParams(search).get('at') ?? '';
  const nearest = scaleQuantize([min - step / 2, max + step / 2], positionsOf(control));
  const [moved, move] = useState<number>();

  useEffect(() => {
    if (moved === undefined) return;
    const at = moved === base ? undefined : String(moved);
    const timer = setTimeout(replaceParameter, delay, 'at', at);
    return () => clearTimeout(timer);
  }, [moved, base]);

  return {
    position: moved ?? nearest.unknown(base)(Number.parseFloat(asked)),
    moved,
    move,
  };
}

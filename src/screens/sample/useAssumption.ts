import { scaleQuantize } from 'd3-scale';
import { useEffect, useState } from 'react';
import type { Model } from '../../samples/model';
import { replaceParameter } from '../../ui/address';
import { useInBrowser } from '../../ui/useInBrowser';
import { assumptionsOf } from './chart';

const debounceMs = 250;

/**
 * The value of the slider: at first the one nearest to `?at=` in the address. When a visitor moves the
 * slider, the new value is written to the address.
 */
export function useAssumption(slider: Model['slider']) {
  const { min, max, step, base } = slider;
  const search = useInBrowser(() => window.location.search, '');
  const fromAddress = new URLSearchParams(search).get('at') ?? '';
  const nearestValue = scaleQuantize([min - step / 2, max + step / 2], assumptionsOf(slider));
  const [chosen, setAssumption] = useState<number>();

  useEffect(() => {
    if (chosen === undefined) return;
    const { pathname } = window.location;
    const write = () => {
      // The router changes the address, and moves the focus, before React cleans up this effect.
      if (window.location.pathname !== pathname) return;
      replaceParameter('at', chosen === base ? undefined : String(chosen));
    };
    const timer = setTimeout(write, debounceMs);
    // Write before a link is followed: the links to other languages copy the query.
    document.addEventListener('focusout', write);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', write);
    };
  }, [chosen, base]);

  const assumption = chosen ?? nearestValue.unknown(base)(Number.parseFloat(fromAddress));
  return { assumption, chosen, setAssumption };
}

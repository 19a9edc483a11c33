import { scaleQuantize } from 'd3-scale';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import type { Model } from '../../samples/model';
import { useSearch } from '../../routing/address';
import { assumptionsOf } from './chart';

const debounceMs = 250;

/** Neither scrolls nor loads anything. */
const inPlace = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };

/**
 * The value of the slider: at first the one nearest to `?at=` in the address. When a visitor moves the
 * slider, the new value is written to the address.
 */
export function useAssumption(slider: Model['slider']) {
  const { min, max, step, base } = slider;
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const fromAddress = new URLSearchParams(useSearch()).get('at') ?? '';
  const nearestValue = scaleQuantize([min - step / 2, max + step / 2], assumptionsOf(slider));
  const [chosen, setAssumption] = useState<number>();

  useEffect(() => {
    if (chosen === undefined) return;
    const query = new URLSearchParams(search);
    const at = chosen === base ? null : String(chosen);
    if (query.get('at') === at) return;
    if (at === null) query.delete('at');
    else query.set('at', at);
    const write = (options?: NavigateOptions) =>
      void navigate({ search: query.toString(), hash }, { ...inPlace, ...options });
    const timer = setTimeout(write, debounceMs);
    const cancel = () => clearTimeout(timer);
    // Before the router follows the link: the links to other languages copy the query.
    const writeBeforeLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) write({ flushSync: true });
    };
    document.addEventListener('click', writeBeforeLink, { capture: true });
    // Back or Forward: a later write would end it.
    window.addEventListener('popstate', cancel);
    return () => {
      cancel();
      document.removeEventListener('click', writeBeforeLink, { capture: true });
      window.removeEventListener('popstate', cancel);
    };
  }, [chosen, base, navigate, search, hash]);

  const assumption = chosen ?? nearestValue.unknown(base)(Number.parseFloat(fromAddress));
  return { assumption, chosen, setAssumption };
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Specimen } from '../../specimens/specimen';

const parameter = 'at';
/** Milliseconds after which the control counts as at rest. */
const rest = 700;

const subscribe = () => () => undefined;

/**
 * The position of a specimen's control: that of the address, once the page is hydrated, until it is
 * moved; when it rests the address takes it.
 * @returns the position, what moves it, and whether it was moved and has come to rest
 */
export function usePosition({ min, max, step, base }: Specimen['control']) {
  const asked = useSyncExternalStore(
    subscribe,
    () => {
      const text = new URLSearchParams(window.location.search).get(parameter);
      const wanted = text === null || text.trim() === '' ? Number.NaN : Number(text);
      if (Number.isNaN(wanted)) return base;
      const stepped = min + Math.round((wanted - min) / step) * step;
      return Math.min(Math.max(stepped, min), max);
    },
    () => base,
  );
  const [moved, setMoved] = useState<number>();
  const [rested, setRested] = useState<number>();
  useEffect(() => {
    if (moved === undefined) return;
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      if (moved === base) url.searchParams.delete(parameter);
      else url.searchParams.set(parameter, String(moved));
      window.history.replaceState(window.history.state, '', url);
      setRested(moved);
    }, rest);
    return () => clearTimeout(timer);
  }, [moved, base]);
  return {
    position: moved ?? asked,
    move: setMoved,
    isAtRest: moved !== undefined && rested === moved,
  };
}

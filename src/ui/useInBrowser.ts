import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns a value that only the browser knows.
 * @param delivered the value for prerendering and hydration
 */
export function useInBrowser<Value>(read: () => Value, delivered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => delivered);
}

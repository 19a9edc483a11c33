import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What only the browser knows, read once the page is hydrated.
 * @param delivered what the page is delivered with
 */
export function useInBrowser<Value>(read: () => Value, delivered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => delivered);
}

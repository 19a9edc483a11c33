import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Reads a value that exists only in the browser.
 * @param serverValue the value while prerendering and hydrating
 */
export function useInBrowser<Value>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => serverValue);
}

import { useSyncExternalStore } from 'react';

const replacedEvent = 'searchreplaced';

/** The query of the address with its `?`; '' while prerendering and hydrating. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => window.location.search, emptyString);
}

export function useHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash, emptyString);
}

export function replaceParameter(name: string, value: string | undefined): void {
  const url = new URL(window.location.href);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new Event(replacedEvent));
}

/** Does not listen for `popstate`: a navigation re-renders the components, which then read the address. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener(replacedEvent, onChange);
  return () => window.removeEventListener(replacedEvent, onChange);
}

const emptyString = () => '';

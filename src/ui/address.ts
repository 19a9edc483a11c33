import { useSyncExternalStore } from 'react';

const replaced = 'searchreplaced';

/** The query of the address; '' while prerendering and hydrating. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => window.location.search, none);
}

export function useHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash, none);
}

export function replaceParameter(name: string, value: string | undefined): void {
  const url = new URL(window.location.href);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new Event(replaced));
}

/** Needs no `popstate`: a navigation re-renders the components, which then read the address. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener(replaced, onChange);
  return () => window.removeEventListener(replaced, onChange);
}

const none = () => '';

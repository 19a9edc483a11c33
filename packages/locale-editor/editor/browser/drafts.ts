import { useSyncExternalStore } from 'react';

/** A text that isn't saved yet. */
export interface Draft {
  text: string;
  /** `version` of the text that the translator started from. */
  opened: string;
}

const prefix = 'translate:draft:';
const listeners = new Set<() => void>();
let drafts = stored();

/** What isn't saved is kept in the browser, and every tab follows what another one writes. */
function stored(): ReadonlyMap<string, Draft> {
  return new Map(
    Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .sort()
      .map((name) => [
        name.slice(prefix.length),
        JSON.parse(localStorage.getItem(name) ?? '') as Draft,
      ]),
  );
}

function readAnew(): void {
  drafts = stored();
  for (const listener of listeners) listener();
}

window.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(prefix)) readAnew();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All drafts by the ids of their texts, now and whenever one changes. */
export function useDrafts(): ReadonlyMap<string, Draft> {
  return useSyncExternalStore(subscribe, () => drafts);
}

/** The draft of a text as it is at this moment. */
export function draftOf(id: string): Draft | null {
  return drafts.get(id) ?? null;
}

/** Keeps a draft; null forgets it. */
export function keepDraft(id: string, draft: Draft | null): void {
  if (draft) localStorage.setItem(prefix + id, JSON.stringify(draft));
  else localStorage.removeItem(prefix + id);
  readAnew();
}

import { useSyncExternalStore } from 'react';
import { store, stored, storedUnder } from './storage';

/** What isn't saved yet of a text. */
export interface Draft {
  text: string;
  /** The text that the translator started from; null if it was missing. */
  opened: string | null;
}

/** By the ids of their texts. */
export type Drafts = ReadonlyMap<string, Draft>;

const prefix = 'translate:draft:';
const listeners = new Set<() => void>();
/** Those that the browser could not keep: they live as long as the page. */
const unkept = new Set<string>();
let drafts: Drafts = new Map(Array.from(storedUnder(prefix), ([id, kept]) => [id, parsed(kept)]));

/** A draft as it was kept; of a damaged one all that is left, for its words may be in it. */
function parsed(kept: string): Draft {
  try {
    const { text, opened } = JSON.parse(kept) as Partial<Draft>;
    if (typeof text === 'string') return { text, opened: opened ?? null };
  } catch {
    // What is no JSON is shown as it is.
  }
  return { text: kept, opened: null };
}

/** Keeps a draft in the page and in the browser; null forgets it. */
export function keepDraft(id: string, draft: Draft | null): void {
  const isKept = store(prefix + id, draft && JSON.stringify(draft));
  if (draft && !isKept) unkept.add(id);
  else unkept.delete(id);
  change(id, draft);
}

function change(id: string, draft: Draft | null): void {
  const changed = new Map(drafts);
  if (draft) changed.set(id, draft);
  else changed.delete(id);
  drafts = changed;
  for (const listener of listeners) listener();
}

/** That of a text as it is at this moment. */
export function draftOf(id: string): Draft | undefined {
  return drafts.get(id);
}

// Every tab follows what another one writes.
window.addEventListener('storage', ({ key }) => {
  if (!key?.startsWith(prefix)) return;
  const kept = stored(key);
  change(key.slice(prefix.length), kept === null ? null : parsed(kept));
});
window.addEventListener('beforeunload', (event) => {
  if (unkept.size > 0) event.preventDefault();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All drafts, now and whenever one changes. */
export function useDrafts(): Drafts {
  return useSyncExternalStore(subscribe, () => drafts);
}

/** That of one text, now and whenever it changes. */
export function useDraft(id: string): Draft | undefined {
  return useSyncExternalStore(subscribe, () => drafts.get(id));
}

/** How many texts aren't saved, and whether the browser keeps them. */
export function useUnsaved(): { count: number; isKept: boolean } {
  const count = useSyncExternalStore(subscribe, () => drafts.size);
  const isKept = useSyncExternalStore(subscribe, () => unkept.size === 0);
  return { count, isKept };
}

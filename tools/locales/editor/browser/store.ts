import { useSyncExternalStore } from 'react';
import { idOf, parseId } from '../../files/keys';
import { presentKey } from '../../files/renamedKeys';
import type { Answer } from '../protocol';
import { textKey, type TextVersions } from '../textVersions';
import { store, stored } from './storage';

/** All texts of the site, by `textKey`, with their findings: a field opens without asking the server. */
export interface Site extends Omit<Answer<'texts'>, 'texts'> {
  texts: ReadonlyMap<string, TextVersions>;
}

export interface Draft {
  text: string;
  /** The text that the translator started from; null if it was missing. */
  opened: string | null;
  /** Storage had no room for it: it is lost with the page. */
  isUnkept?: boolean;
}

export interface Saved {
  state: 'saving' | 'saved' | 'notSaved' | 'refused' | 'failed';
  reason?: string;
}

/** Renaming it would lose the drafts that browsers hold. */
const prefix = 'translate:draft:';

let state = {
  /** null until the server has answered. */
  site: null as Site | null,
  /** Drafts and saves by `idOf`. */
  drafts: storedDrafts(),
  saves: new Map<string, Saved>() as ReadonlyMap<string, Saved>,
  /** Whether the server answered the last request. */
  isReachable: true,
};
type State = typeof state;

export const present = () => state;

const listeners = new Set<() => void>();

export function change(part: Partial<State>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Selects a part of the state and renders again when it changes. */
export function useEditor<Part>(select: (state: State) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(state));
}

/** Copies a map with one entry set; null deletes the entry. */
export function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  name: string,
  value: Value | null,
) {
  const copy = new Map(map);
  if (value === null) copy.delete(name);
  else copy.set(name, value);
  return copy as ReadonlyMap<string, Value>;
}

function storedDrafts(): ReadonlyMap<string, Draft> {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    const read = (name: string) =>
      [name.slice(prefix.length), parseDraft(stored(name) ?? '')] as const;
    return new Map(names.sort().map(read));
  } catch {
    return new Map();
  }
}

/** Reads a stored draft; a damaged one becomes a draft of its raw text, which may hold the words. */
function parseDraft(raw: string): Draft {
  try {
    const { text, opened = null } = JSON.parse(raw) as Partial<Draft>;
    if (typeof text === 'string') return { text, opened };
  } catch {
    // Not JSON.
  }
  return { text: raw, opened: null };
}

/** Changes a draft in the page, and forgets the outcome of its last save; null deletes the draft. */
function noteDraft(id: string, draft: Draft | null): void {
  const isSaving = state.saves.get(id)?.state === 'saving';
  const saves = isSaving ? state.saves : withEntry(state.saves, id, null);
  change({ drafts: withEntry(state.drafts, id, draft), saves });
}

/** Stores a draft in the page and in the browser; null deletes it. */
export function keepDraft(id: string, draft: Draft | null): void {
  const isKept = store(prefix + id, draft && JSON.stringify(draft));
  noteDraft(id, draft && { ...draft, isUnkept: !isKept });
}

// Another tab has changed a draft. What was typed here, and the other tab has not seen, stays.
window.addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (!key?.startsWith(prefix)) return;
  const id = key.slice(prefix.length);
  const seen = oldValue === null ? undefined : parseDraft(oldValue).text;
  if (state.drafts.get(id)?.text === seen)
    noteDraft(id, newValue === null ? null : parseDraft(newValue));
});

export const isFull = ({ drafts }: State) => [...drafts.values()].some(({ isUnkept }) => isUnkept);

/** Resolves as soon as storage holds every draft. */
const whenStored = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (isFull(state)) return;
      listeners.delete(look);
      resolve();
    };
    subscribe(look);
    look();
  });

for (const event of ['vite:ws:disconnect', 'vite:beforeFullReload'])
  // eslint-disable-next-line @typescript-eslint/no-misused-promises -- Vite waits for it before it reloads the page
  import.meta.hot?.on(event, whenStored);

window.addEventListener('beforeunload', (event) => {
  if (isFull(state)) event.preventDefault();
});

/** Moves the drafts of renamed texts to their present keys. */
export function moveRenamedDrafts({ texts, renamed }: Site): void {
  for (const [id, draft] of state.drafts) {
    const reference = parseId(id);
    if (!reference || texts.has(textKey(reference))) continue;
    const present = idOf({ ...reference, key: presentKey(reference, renamed) });
    if (present === id || state.drafts.has(present)) continue;
    keepDraft(present, draft);
    keepDraft(id, null);
  }
}

export const hasDraft = (id: string) => state.drafts.has(id);

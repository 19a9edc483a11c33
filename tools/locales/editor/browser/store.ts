import { useSyncExternalStore } from 'react';
import type { Finding } from '../../finding';
import { changedEvent, type Answer } from '../protocol';
import { source } from '../site';
import { otherForm, parseTextId, textId, textKey } from '../texts';
import type { SiteText, TextReference } from '../texts';
import { ask, Refused, Unreachable } from './service';
import { store, stored } from './storage';

/** All texts of the site, by `textKey`, with their findings: a field opens without asking the server. */
export interface Site extends Omit<Answer<'texts'>, 'texts'> {
  texts: ReadonlyMap<string, SiteText>;
}

/** A text that is not saved yet. */
export interface Draft {
  text: string;
  /** The text that the translator started from; null if it was missing. */
  opened: string | null;
}

/** The outcome of the last save of a text. */
type Saved =
  | { state: 'saving' | 'saved' | 'accepted' | 'notSaved' }
  | { state: 'refused'; findings: readonly Finding[] }
  | { state: 'failed'; reason: string };

/** Renaming it would lose the drafts that browsers hold. */
const prefix = 'translate:draft:';

let state = {
  /** null until the server has answered. */
  site: null as Site | null,
  /** By `textId`, as the saves are. */
  drafts: storedDrafts(),
  saves: new Map<string, Saved>() as ReadonlyMap<string, Saved>,
  /** Ids of drafts that storage had no room for: they are lost with the page. */
  unkept: new Set<string>() as ReadonlySet<string>,
  /** Whether the server answered the last request. */
  isReachable: true,
};
type State = typeof state;
const listeners = new Set<() => void>();

function change(part: Partial<State>): void {
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
function withEntry<Value>(map: ReadonlyMap<string, Value>, name: string, value: Value | null) {
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

/** The draft of a text now; `useEditor` gives the one of the last render. */
export function draftOf(id: string): Draft | undefined {
  return state.drafts.get(id);
}

/** Stores a draft in the page and in the browser; null deletes it. */
export function keepDraft(id: string, draft: Draft | null): void {
  const isKept = store(prefix + id, draft && JSON.stringify(draft));
  const unkept = new Set(state.unkept);
  if (draft && !isKept) unkept.add(id);
  else unkept.delete(id);
  change({ drafts: withEntry(state.drafts, id, draft), unkept });
}

// Another tab has changed a draft.
window.addEventListener('storage', ({ key, newValue }) => {
  if (!key?.startsWith(prefix)) return;
  const draft = newValue === null ? null : parseDraft(newValue);
  change({ drafts: withEntry(state.drafts, key.slice(prefix.length), draft) });
});
window.addEventListener('beforeunload', (event) => {
  if (state.unkept.size > 0) event.preventDefault();
});

let isWanted = false;

/** Loads all texts of the site; from then on they follow the files. */
export async function loadSite(): Promise<void> {
  isWanted = true;
  try {
    const { texts, ...rest } = await ask('texts');
    const site = { ...rest, texts: new Map(texts.map((text) => [textKey(text), text])) };
    change({ site, isReachable: true });
  } catch (error) {
    change({ isReachable: !(error instanceof Unreachable) });
    console.warn('The texts could not be loaded:', error);
  }
}

/** Milliseconds without a change of the files before the texts are loaded again. */
const quietTime = 400;
let timer: number | undefined;

import.meta.hot?.on(changedEvent, () => {
  window.clearTimeout(timer);
  if (isWanted) timer = window.setTimeout(() => void loadSite(), quietTime);
});

/** Updates one text and its findings from the server's answer. */
function noteText(reference: TextReference, text: string | null, findings?: Finding[]): void {
  const { site } = state;
  const known = site?.texts.get(textKey(reference));
  if (!site || !known) return;
  const versions = { ...known.versions, [reference.language]: text };
  const texts = withEntry(site.texts, textKey(reference), { ...known, versions });
  const found = { ...site.findings, ...(findings && { [textId(reference)]: findings }) };
  change({ site: { ...site, texts, findings: found } });
}

function noteSave(id: string, saved: Saved | null): void {
  change({ saves: withEntry(state.saves, id, saved) });
}

/** Forgets the outcome of the last save, because the text is edited again. */
export function forgetSave(id: string): void {
  if (state.saves.get(id)?.state !== 'saving') noteSave(id, null);
}

/** Saves run one after the other: the second save of a text starts from the result of the first. */
let queue = Promise.resolve();

function send(id: string, text: string, opened: () => string | null, state: 'saved' | 'accepted') {
  const reference = parseTextId(id);
  if (!reference) return;
  // What the translator sees, not what the file may say by the time of the save.
  const english = englishOf(reference);
  noteSave(id, { state: 'saving' });
  queue = queue.then(async () => {
    try {
      const answer = await ask('save', { ...reference, text, opened: opened(), english });
      noteText(reference, text, answer.findings);
      const draft = draftOf(id);
      keepDraft(id, draft && draft.text !== text ? { ...draft, opened: text } : null);
      noteSave(id, { state });
      change({ isReachable: true });
    } catch (error) {
      change({ isReachable: !(error instanceof Unreachable) });
      noteSave(id, outcomeOf(reference, error));
    }
  });
}

function outcomeOf(reference: TextReference, error: unknown): Saved {
  const { current, findings } = error instanceof Refused ? error.answer : {};
  if (current !== undefined) noteText(reference, current);
  if (current !== undefined || error instanceof Unreachable) return { state: 'notSaved' };
  if (findings) return { state: 'refused', findings };
  return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
}

/**
 * Saves a draft as it is now; typing goes on meanwhile, in this text or another.
 * @param opened the text that it replaces, if it is another than the one that the draft started from
 */
export function saveDraft(id: string, opened?: string | null): void {
  const draft = draftOf(id);
  const replaced = () => (opened === undefined ? (draftOf(id)?.opened ?? null) : opened);
  if (draft) send(id, draft.text, replaced, 'saved');
}

/** Confirms that a wording is still right for the English that is shown. */
export function acceptText(id: string, text: string): void {
  send(id, text, () => text, 'accepted');
}

/** The English that a text is translated from; of a plural form that English lacks its `_other`. */
export function englishOf({ name, key }: Pick<TextReference, 'name' | 'key'>): string {
  const [own, other] = [key, otherForm(key)].map(
    (one) => state.site?.texts.get(textKey({ name, key: one }))?.versions[source.code],
  );
  return own ?? other ?? '';
}

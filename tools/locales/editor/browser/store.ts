import { useSyncExternalStore } from 'react';
import type { Finding } from '../../finding';
import { changedEvent, type Answer } from '../protocol';
import { source } from '../site';
import {
  otherForm,
  parseTextId,
  textId,
  textKey,
  type SiteText,
  type TextReference,
} from '../texts';
import { ask, Refused, Unreachable } from './service';
import { store, stored } from './storage';

/** All texts of the site, so that a text is there as soon as it is asked for; by `textKey`. */
export interface Site extends Omit<Answer<'texts'>, 'texts'> {
  texts: ReadonlyMap<string, SiteText>;
}

/** What isn't saved yet of a text. */
export interface Draft {
  text: string;
  /** The text that the translator started from; null if it was missing. */
  opened: string | null;
}

/** How the last save of a text went. */
export type Saved =
  | { state: 'saving' | 'saved' | 'accepted' | 'notSaved' }
  | { state: 'refused'; findings: readonly Finding[] }
  | { state: 'failed'; reason: string };

/** What the parts of the editor share. */
interface State {
  /** null until it has been asked for and answered. */
  site: Site | null;
  /** By `textId`, as the saves are. */
  drafts: ReadonlyMap<string, Draft>;
  saves: ReadonlyMap<string, Saved>;
  /** Drafts that the browser could not keep: they live as long as the page. */
  unkept: ReadonlySet<string>;
  /** Whether the server answered the last question. */
  isReachable: boolean;
}

const prefix = 'translate:draft:';
const listeners = new Set<() => void>();
let state: State = {
  site: null,
  drafts: storedDrafts(),
  saves: new Map(),
  unkept: new Set(),
  isReachable: true,
};

function change(part: Partial<State>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A part of the state, now and whenever it changes. */
export function useEditor<Part>(select: (state: State) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(state));
}

/** A map with one entry changed; null takes it out. */
function withEntry<Value>(map: ReadonlyMap<string, Value>, name: string, value: Value | null) {
  const changed = new Map(map);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return changed;
}

function storedDrafts(): State['drafts'] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    const kept = names.sort().map((name) => [name, stored(name) ?? ''] as const);
    return new Map(kept.map(([name, word]) => [name.slice(prefix.length), parsed(word)]));
  } catch {
    return new Map();
  }
}

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

/** A draft as it is at this moment. */
export function draftOf(id: string): Draft | undefined {
  return state.drafts.get(id);
}

/** Keeps a draft in the page and in the browser; null forgets it. */
export function keepDraft(id: string, draft: Draft | null): void {
  const isKept = store(prefix + id, draft && JSON.stringify(draft));
  const unkept = new Set(state.unkept);
  if (draft && !isKept) unkept.add(id);
  else unkept.delete(id);
  change({ drafts: withEntry(state.drafts, id, draft), unkept });
}

// Every tab follows what another one writes.
window.addEventListener('storage', ({ key }) => {
  if (!key?.startsWith(prefix)) return;
  const kept = stored(key);
  const draft = kept === null ? null : parsed(kept);
  change({ drafts: withEntry(state.drafts, key.slice(prefix.length), draft) });
});
window.addEventListener('beforeunload', (event) => {
  if (state.unkept.size > 0) event.preventDefault();
});

let isAsked = false;

/** Asks for all texts of the site. */
export async function loadSite(): Promise<void> {
  isAsked = true;
  try {
    const { texts, ...rest } = await ask('texts');
    const site = { ...rest, texts: new Map(texts.map((text) => [textKey(text), text])) };
    change({ site, isReachable: true });
  } catch (error) {
    change({ isReachable: !(error instanceof Unreachable) });
    console.warn('The texts can’t be read:', error);
  }
}

/** How long the files must rest before they are asked for again. */
const rest = 400;
let resting: number | undefined;

import.meta.hot?.on(changedEvent, () => {
  window.clearTimeout(resting);
  if (isAsked) resting = window.setTimeout(() => void loadSite(), rest);
});

/** Puts what is known of a text in the place of what was answered: it was saved, or changed by others. */
function noteText(
  reference: TextReference,
  { text, findings }: { text?: string | null; findings?: Finding[] },
): void {
  const { site } = state;
  const before = site?.texts.get(textKey(reference));
  if (!site || !before) return;
  const versions = {
    ...before.versions,
    ...(text !== undefined && { [reference.language]: text }),
  };
  const texts = withEntry(site.texts, textKey(reference), { ...before, versions });
  const found = { ...site.findings, ...(findings && { [textId(reference)]: findings }) };
  change({ site: { ...site, texts, findings: found } });
}

function noteSave(id: string, saved: Saved | null): void {
  change({ saves: withEntry(state.saves, id, saved) });
}

/** What was said of a text is over: somebody writes on. */
export function forgetSave(id: string): void {
  if (state.saves.get(id)?.state !== 'saving') noteSave(id, null);
}

/** One save after the other: the second of a text begins with what the first has written. */
let queue = Promise.resolve();

function enqueue(id: string, send: (reference: TextReference) => Promise<Saved>): void {
  const reference = parseTextId(id);
  if (!reference) return;
  noteSave(id, { state: 'saving' });
  queue = queue.then(async () => {
    try {
      noteSave(id, await send(reference));
      change({ isReachable: true });
    } catch (error) {
      change({ isReachable: !(error instanceof Unreachable) });
      noteSave(id, refused(reference, error));
    }
  });
}

/**
 * Saves a draft as it is now; typing goes on meanwhile, here or in another text.
 * @param opened the text that it takes the place of, if it isn't the one that it began with
 */
export function saveDraft(id: string, opened?: string | null): void {
  const draft = draftOf(id);
  if (!draft) return;
  const { text } = draft;
  enqueue(id, async (reference) => {
    const started = opened === undefined ? (draftOf(id)?.opened ?? null) : opened;
    const { findings } = await ask('save', { ...reference, text, opened: started });
    noteText(reference, { text, findings });
    const written = draftOf(id);
    keepDraft(id, written && written.text !== text ? { ...written, opened: text } : null);
    return { state: 'saved' };
  });
}

/** Says that a translation is right for the present English as it is. */
export function acceptText(id: string): void {
  enqueue(id, async (reference) => {
    noteText(reference, await ask('accept', reference));
    return { state: 'accepted' };
  });
}

function refused(reference: TextReference, error: unknown): Saved {
  const { current, findings } = error instanceof Refused ? error.answer : {};
  if (current !== undefined) noteText(reference, { text: current });
  if (current !== undefined || error instanceof Unreachable) return { state: 'notSaved' };
  if (findings) return { state: 'refused', findings };
  return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
}

/** The English that a text is made from: of a form that English lacks, its `_other`. */
export function englishOf({ texts }: Site, { name, key, versions }: SiteText): string {
  const other = texts.get(textKey({ name, key: otherForm(key) }));
  return versions[source.code] ?? other?.versions[source.code] ?? '';
}

import { useSyncExternalStore } from 'react';
import type { Finding } from '../../check/finding';
import { idOf, parseId, type TextReference } from '../../files/keys';
import { presentKey } from '../../files/renamedKeys';
import { changedEvent, serviceBase } from '../protocol';
import type { Action, Answer, Question } from '../protocol';
import type { RefusalAnswer } from '../server/refusal';
import { textKey } from '../textVersions';
import type { TextVersions } from '../textVersions';
import { store, stored } from './storage';
import { language } from './words';

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

interface Saved {
  state: 'saving' | 'saved' | 'notSaved' | 'refused' | 'failed';
  reason?: string;
}

/** Renaming it would lose the drafts that browsers hold. */
const prefix = 'translate:draft:';

let state = {
  /** null until the server has answered. */
  site: null as Site | null,
  /** By `idOf`, as the saves are. */
  drafts: storedDrafts(),
  saves: new Map<string, Saved>() as ReadonlyMap<string, Saved>,
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

export class Refused extends Error {
  constructor(readonly answer: RefusalAnswer) {
    super(answer.error ?? '');
  }
}

/**
 * Sends a request to the editor's server.
 * @throws `Refused`, or the error of `fetch` if the server was stopped
 */
export async function ask<Name extends Action>(
  action: Name,
  ...[question]: Question<Name>
): Promise<Answer<Name>> {
  const body = JSON.stringify(question ?? {});
  const headers = { 'Accept-Language': language };
  const response = await fetch(`${serviceBase}/${action}`, { method: 'POST', headers, body }).catch(
    (error: unknown) => {
      change({ isReachable: false });
      throw error;
    },
  );
  change({ isReachable: true });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer<Name>;
  throw new Refused((answer as RefusalAnswer | null) ?? { error: `HTTP ${response.status}` });
}

async function loadSite(): Promise<void> {
  try {
    const { texts, ...rest } = await ask('texts');
    const site = { ...rest, texts: new Map(texts.map((text) => [textKey(text), text])) };
    change({ site });
    moveRenamedDrafts(site);
  } catch (error) {
    console.warn('The texts could not be loaded:', error);
  }
}
void loadSite();

/** Gives drafts of renamed texts their present keys. */
function moveRenamedDrafts({ texts, renamed }: Site): void {
  for (const [id, draft] of state.drafts) {
    const reference = parseId(id);
    if (!reference || texts.has(textKey(reference))) continue;
    const present = idOf({ ...reference, key: presentKey(reference, renamed) });
    if (present === id || state.drafts.has(present)) continue;
    keepDraft(present, draft);
    keepDraft(id, null);
  }
}

/** Milliseconds without a change of the files before the texts are loaded again. */
const quietTime = 400;
let timer: number | undefined;

import.meta.hot?.on(changedEvent, () => {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void loadSite(), quietTime);
});

/** Updates one text and its findings from the server's answer. */
function noteText(reference: TextReference, text: string | null, findings?: Finding[]): void {
  const { site } = state;
  const known = site?.texts.get(textKey(reference));
  if (!site || !known) return;
  const versions = { ...known.versions, [reference.language]: text };
  const texts = withEntry(site.texts, textKey(reference), { ...known, versions });
  const found = { ...site.findings, ...(findings && { [idOf(reference)]: findings }) };
  change({ site: { ...site, texts, findings: found } });
}

function noteSave(id: string, saved: Saved): void {
  change({ saves: withEntry(state.saves, id, saved) });
}

/** Saves run one after the other: the second save of a text starts from the result of the first. */
let queue = Promise.resolve();

export const afterSaves = () => queue;

export const hasDraft = (id: string) => state.drafts.has(id);

/**
 * Saves a wording, or confirms the present one; typing goes on meanwhile, in this text or another.
 * @param opened the text that it replaces, if it is another than the one that the draft started from
 */
export function save(id: string, text: string, opened?: string | null): void {
  const reference = parseId(id);
  if (!reference) return;
  // What the translator sees, not what the file may say by the time of the save.
  const english = state.site?.texts.get(textKey(reference))?.english ?? '';
  noteSave(id, { state: 'saving' });
  queue = queue.then(async () => {
    const replaced = opened === undefined ? (state.drafts.get(id)?.opened ?? null) : opened;
    try {
      const answer = await ask('save', { ...reference, text, opened: replaced, english });
      noteText(reference, text, answer.findings);
      const draft = state.drafts.get(id);
      keepDraft(id, draft && draft.text !== text ? { ...draft, opened: text } : null);
      noteSave(id, { state: 'saved' });
    } catch (error) {
      noteSave(id, outcomeOf(reference, error));
    }
  });
}

function outcomeOf(reference: TextReference, error: unknown): Saved {
  const { current, findings } = error instanceof Refused ? error.answer : {};
  if (current !== undefined) noteText(reference, current);
  if (current !== undefined || !state.isReachable) return { state: 'notSaved' };
  if (findings) return { state: 'refused' };
  return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
}

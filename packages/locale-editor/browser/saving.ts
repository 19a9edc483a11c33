import { useSyncExternalStore } from 'react';
import { parseTextId, type TextReference } from '../texts';
import type { Finding } from '../../locale-kit/check/finding';
import { draftOf, keepDraft } from './drafts';
import { ask, Refused, Unreachable } from './service';
import { noteReachable, noteText } from './siteTexts';

/** How the last save of a text went. */
export type Saved =
  | { state: 'saving' | 'saved' | 'accepted' | 'conflict' | 'unreachable' }
  | { state: 'refused'; findings: readonly Finding[] }
  | { state: 'failed'; reason: string };

let results: ReadonlyMap<string, Saved> = new Map();
const listeners = new Set<() => void>();
const running = new Map<string, Promise<void>>();

function note(id: string, result: Saved | null): void {
  const changed = new Map(results);
  if (result) changed.set(id, result);
  else changed.delete(id);
  results = changed;
  for (const listener of listeners) listener();
}

/** What was said of a text is over: somebody writes on. */
export function forgetResult(id: string): void {
  const known = results.get(id);
  if (known && known.state !== 'saving') note(id, null);
}

/**
 * Saves a draft as it is now; typing goes on meanwhile, here or in another text.
 * @param opened the text that it takes the place of, if it isn't the one that it began with
 */
export function saveDraft(id: string, opened?: string | null): void {
  const reference = parseTextId(id);
  const draft = draftOf(id);
  if (!reference || !draft) return;
  // The second save of a text begins with what the first one has written.
  const before = running.get(id) ?? Promise.resolve();
  note(id, { state: 'saving' });
  const run = before.then(() => send(id, reference, draft.text, opened));
  running.set(id, run);
  void run.finally(() => {
    if (running.get(id) === run) running.delete(id);
  });
}

async function send(
  id: string,
  reference: TextReference,
  text: string,
  opened: string | null | undefined,
): Promise<void> {
  try {
    const started = opened === undefined ? (draftOf(id)?.opened ?? null) : opened;
    const { findings } = await ask('save', { ...reference, text, opened: started });
    noteReachable(true);
    noteText(reference, { text, findings });
    const written = draftOf(id);
    keepDraft(id, written && written.text !== text ? { ...written, opened: text } : null);
    note(id, { state: 'saved' });
  } catch (error) {
    refuse(id, reference, error);
  }
}

/** Says that a translation is right for the present English as it is. */
export async function acceptText(id: string): Promise<void> {
  const reference = parseTextId(id);
  if (!reference) return;
  note(id, { state: 'saving' });
  try {
    const { findings } = await ask('accept', reference);
    noteReachable(true);
    noteText(reference, { findings });
    note(id, { state: 'accepted' });
  } catch (error) {
    refuse(id, reference, error);
  }
}

function refuse(id: string, reference: TextReference, error: unknown): void {
  noteReachable(!(error instanceof Unreachable));
  if (error instanceof Unreachable) return note(id, { state: 'unreachable' });
  const { current, findings } = error instanceof Refused ? error.answer : {};
  if (current !== undefined) {
    noteText(reference, { text: current });
    note(id, { state: 'conflict' });
  } else if (findings) note(id, { state: 'refused', findings });
  else
    note(id, { state: 'failed', reason: error instanceof Error ? error.message : String(error) });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the last save of a text went. */
export function useSaved(id: string): Saved | undefined {
  return useSyncExternalStore(subscribe, () => results.get(id));
}

/** The texts that could not be saved, by their ids. */
export function useNotSaved(): ReadonlyMap<string, Saved> {
  return useSyncExternalStore(subscribe, () => results);
}

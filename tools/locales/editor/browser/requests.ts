import type { Finding } from '../../check/finding';
import { idOf, parseId, type TextReference } from '../../files/keys';
import { changedEvent, serviceBase, type Action, type Answer, type Question } from '../protocol';
import type { RefusalAnswer } from '../server/refusal';
import { textKey } from '../textVersions';
import { change, keepDraft, moveRenamedDrafts, present, withEntry, type Saved } from './store';
import { language } from './words';

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

/** Milliseconds without a change of the files before the texts are loaded again. */
const quietTime = 400;
let timer: number | undefined;

import.meta.hot?.on(changedEvent, () => {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void loadSite(), quietTime);
});

/** Updates one text and its findings from the server's answer. */
function noteText(reference: TextReference, text: string | null, findings?: Finding[]): void {
  const { site } = present();
  const known = site?.texts.get(textKey(reference));
  if (!site || !known) return;
  const versions = { ...known.versions, [reference.language]: text };
  const texts = withEntry(site.texts, textKey(reference), { ...known, versions });
  const found = { ...site.findings, ...(findings && { [idOf(reference)]: findings }) };
  change({ site: { ...site, texts, findings: found } });
}

function noteSave(id: string, saved: Saved): void {
  change({ saves: withEntry(present().saves, id, saved) });
}

/** Saves run one after the other: the second save of a text starts from the result of the first. */
let queue = Promise.resolve();

export const afterSaves = () => queue;

/**
 * Saves a wording, or confirms the present one; typing goes on meanwhile, in this text or another.
 * @param opened the text that it replaces, if it is another than the one that the draft started from
 */
export function save(id: string, text: string, opened?: string | null): void {
  const reference = parseId(id);
  if (!reference) return;
  // What the translator sees, not what the file may say by the time of the save.
  const english = present().site?.texts.get(textKey(reference))?.english ?? '';
  noteSave(id, { state: 'saving' });
  queue = queue.then(async () => {
    const replaced = opened === undefined ? (present().drafts.get(id)?.opened ?? null) : opened;
    try {
      const answer = await ask('save', { ...reference, text, opened: replaced, english });
      noteText(reference, text, answer.findings);
      const draft = present().drafts.get(id);
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
  if (current !== undefined || !present().isReachable) return { state: 'notSaved' };
  if (findings) return { state: 'refused' };
  return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
}

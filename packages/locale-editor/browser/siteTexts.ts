import { useEffect, useSyncExternalStore } from 'react';
import type { Finding } from '../../locale-kit/check/finding';
import { changedEvent, type TextsAnswer } from '../protocol';
import { otherForm, textKey, type SiteText, type TextReference } from '../texts';
import { source } from '../site';
import { ask, Unreachable } from './service';

/** How long the files must rest before they are asked for again. */
const rest = 400;

/** All texts of the site are in the page, so that a text is there as soon as it is asked for. */
let answers: ReadonlyMap<string, TextsAnswer> = new Map();
let isReachable = true;
const listeners = new Set<() => void>();
let resting: number | undefined;

function change(language: string, answer: TextsAnswer): void {
  answers = new Map(answers).set(language, answer);
  for (const listener of listeners) listener();
}

/** Notes whether the server answers. */
export function noteReachable(isThere: boolean): void {
  if (isThere === isReachable) return;
  isReachable = isThere;
  for (const listener of listeners) listener();
}

async function load(language: string): Promise<void> {
  try {
    change(language, await ask('texts', { language }));
    noteReachable(true);
  } catch (error) {
    noteReachable(!(error instanceof Unreachable));
    console.warn('The texts can’t be read:', error);
  }
}

/** Asks for the texts anew, as soon as nothing changes any more. */
function refresh(): void {
  window.clearTimeout(resting);
  resting = window.setTimeout(() => {
    for (const language of answers.keys()) void load(language);
  }, rest);
}

import.meta.hot?.on(changedEvent, refresh);

/**
 * Puts what is known of a text in the place of what was answered: it was saved, or changed by others.
 * @param known.text as the file has it now
 * @param known.findings what the check says of it
 */
export function noteText(
  { language, name, key }: TextReference,
  known: { text?: string | null; findings?: Finding[] },
): void {
  const id = textKey(name, key);
  const { text, findings } = known;
  for (const [code, answer] of answers) {
    const texts =
      text === undefined
        ? answer.texts
        : answer.texts.map((each) =>
            each.id === id ? { ...each, versions: { ...each.versions, [language]: text } } : each,
          );
    const isOwn = code === language && findings !== undefined;
    const found = isOwn ? { ...answer.findings, [id]: findings } : answer.findings;
    change(code, { ...answer, texts, findings: found });
  }
}

/** Asks for the texts of languages that weren't asked for yet. */
export function loadTexts(languages: Iterable<string>): void {
  for (const language of languages) if (!answers.has(language)) void load(language);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The texts of the site with what is found in those of a language; null until they are there. */
export function useSiteTexts(language: string | null): TextsAnswer | null {
  useEffect(() => {
    if (language !== null) loadTexts([language]);
  }, [language]);
  return useSyncExternalStore(subscribe, () => answers.get(language ?? '') ?? null);
}

/** Whether the server answered the last question. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => isReachable);
}

/** The English that a text is made from: of a form that English lacks, its `_other`. */
export function englishOf({ texts }: TextsAnswer, { id, versions }: SiteText): string {
  const own = versions[source.code];
  const other = otherForm(id);
  return own ?? texts.find((text) => text.id === other)?.versions[source.code] ?? '';
}

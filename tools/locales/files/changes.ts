import { SpokenError } from '../messages/SpokenError';
import { fingerprint, readRecords, recordPath } from '../record/records';
import type { TextReference } from './keys';
import { openLocaleFile, type LocaleFile } from './localeFile';
import { fileText, localePath, type LocaleInput } from './project';
import { setString } from './setString';

/** A wording to write. */
export interface Change extends TextReference {
  text: string;
  /** English to record a translation with; without it the record stays as it is. */
  english?: string | undefined;
}

/**
 * Sets texts and their records, without writing to disk.
 * @returns `files`: those that change, from path to content; records last: a crash while they are written leaves texts
 * without a record, which the check reports. `refused`: changes for which a file has no place, with the reason.
 */
export function applyChanges(input: LocaleInput, changes: readonly Change[]) {
  const texts = new Map<string, string>();
  const records = new Map<string, string>();
  const refused = new Map<Change, SpokenError>();
  const pathOf = ({ language, name }: TextReference) => localePath(language, name);
  for (const [path, { language, name }] of new Map(
    changes.map((change) => [pathOf(change), change]),
  )) {
    const file = openLocaleFile(input, language, name);
    const ofFile = changes.filter((change) => pathOf(change) === path);
    const refuse = (change: Change, { messageIn }: SpokenError) =>
      refused.set(change, new SpokenError((code) => `${path}: ${messageIn(code)}`));
    const changed = applyToFile(file, fileText(input, path) ?? '{}\n', ofFile, refuse);
    texts.set(path, changed);
    const recorded = ofFile.filter((change) => !refused.has(change) && language !== input.source);
    const json = recordsWith(file, fileText(input, recordPath(path)), recorded);
    if (json !== undefined) records.set(recordPath(path), json);
  }
  const isNew = ([path, content]: [string, string]) => content !== fileText(input, path);
  return { files: new Map([...texts, ...records].filter(isNew)), refused };
}

/** Position of each key in the order of the schema. */
function positions({ texts }: LocaleFile): (key: string) => number {
  const order = texts.map(({ key }) => key);
  return (key) => order.indexOf(key);
}

function applyToFile(
  file: LocaleFile,
  before: string,
  changes: readonly Change[],
  refuse: (change: Change, reason: SpokenError) => void,
): string {
  const order = file.texts.map(({ key }) => key);
  const position = positions(file);
  let json = before;
  // In order, because an item of a list is added behind the one before it.
  for (const change of changes.toSorted((a, b) => position(a.key) - position(b.key))) {
    try {
      if (change.text !== file.find(change.key)?.translation)
        json = setString(json, change.key, change.text, order);
    } catch (error) {
      if (!(error instanceof SpokenError)) throw error;
      refuse(change, error);
    }
  }
  return json;
}

/** The records of a file after changes, without those of texts that the site no longer has; undefined if none is left. */
function recordsWith(
  file: LocaleFile,
  before: string | undefined,
  changes: readonly Change[],
): string | undefined {
  const position = positions(file);
  const records = readRecords(before);
  for (const { key, text, english } of changes) {
    if (english && file.find(key)?.english)
      records.set(key, { translation: fingerprint(text), english });
  }
  const kept = [...records].filter(([key]) => file.find(key));
  kept.sort(([a], [b]) => position(a) - position(b));
  return kept.length > 0 ? `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n` : undefined;
}

import { SpokenError } from '../messages/SpokenError';
import { fingerprint, readRecords, recordPath } from '../record/records';
import type { TextReference } from './keys';
import { openLocaleFile } from './localeFile';
import { fileText, localePath, type LocaleInput } from './project';
import { setString } from './setString';

/** New contents of files, by path from the root. */
export type NewFiles = Map<string, string>;

/** A wording to write. */
export interface Change extends TextReference {
  text: string;
  /** The English for the record of a translation; without it the record stays as it is. */
  english?: string | undefined;
}

/**
 * Sets texts and their records, without writing to disk.
 * @returns `files`: those that change, from path to content; records last, because a crash while files are written then
 * leaves texts without a record, which the check reports. `refused`: changes for which a file has no place, with the
 * reason.
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
    const order = file.texts.map(({ key }) => key);
    const byPosition = (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
    const ofFile = changes.filter((change) => pathOf(change) === path);
    const recorded = readRecords(fileText(input, recordPath(path)));
    let json = fileText(input, path) ?? '{}\n';
    // In order, because an item of a list is added after the item before it.
    for (const change of ofFile.toSorted((a, b) => byPosition(a.key, b.key))) {
      const { key, text, english } = change;
      const found = file.find(key);
      try {
        if (text !== found?.translation) json = setString(json, key, text, order);
        if (language !== input.source && english && found?.english)
          recorded.set(key, { translation: fingerprint(text), english });
      } catch (error) {
        if (!(error instanceof SpokenError)) throw error;
        refused.set(change, new SpokenError((code) => `${path}: ${error.messageIn(code)}`));
      }
    }
    texts.set(path, json);
    // Without the records of texts that the site no longer has.
    const kept = [...recorded].filter(([key]) => file.find(key));
    kept.sort(([a], [b]) => byPosition(a, b));
    if (kept.length > 0) records.set(recordPath(path), jsonOf(Object.fromEntries(kept)));
  }
  const isNew = ([path, content]: [string, string]) => content !== fileText(input, path);
  return { files: new Map([...texts, ...records].filter(isNew)), refused };
}

/** An object as the content of a file. */
export const jsonOf = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

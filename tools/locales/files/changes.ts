import type { TextReference } from './keys';
import { setString } from './setString';
import { fileText, localePath, type LocaleInput } from './project';
import { fingerprint, readRecords, recordPath } from '../record/records';
import { openLocaleFile } from './localeFile';

/** A wording to write, with the English to record it with, if it is a translation; without one no record changes. */
export interface Change extends TextReference {
  text: string;
  english?: string | undefined;
}

/**
 * Sets texts, and records the English that they were made from.
 * @returns the files that change, from path to content, and the changes for which a file has no place, with the
 * reason. Records come last: after a crash a text is without one, which the check reports.
 */
export function applyChanges(input: LocaleInput, changes: readonly Change[]) {
  const texts = new Map<string, string>();
  const records = new Map<string, string>();
  const refused = new Map<Change, string>();
  const pathOf = ({ language, name }: TextReference) => localePath(language, name);
  for (const [path, { language, name }] of new Map(changes.map((one) => [pathOf(one), one]))) {
    const file = openLocaleFile(input, language, name);
    const order = file.texts.map(({ key }) => key);
    const positionAt = (key: string) => order.indexOf(key);
    const recorded = new Map(readRecords(input.files.get(recordPath(language, name))));
    let json = fileText(input, path) ?? '{}\n';
    const own = changes.filter((one) => pathOf(one) === path);
    // The items of a list come one after the other.
    for (const change of own.sort((one, other) => positionAt(one.key) - positionAt(other.key))) {
      const { key, text, english } = change;
      try {
        const known = file.find(key);
        if (text !== known?.translation) json = setString(json, key, text, order);
        if (english && known?.english && language !== input.source)
          recorded.set(key, { translation: fingerprint(text), english });
      } catch (error) {
        refused.set(change, `${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    texts.set(path, json);
    const kept = [...recorded].filter(([key]) => file.find(key));
    kept.sort(([one], [other]) => positionAt(one) - positionAt(other));
    const content = `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
    if (kept.length > 0) records.set(recordPath(language, name), content);
  }
  const isNew = ([path, content]: [string, string]) => content !== fileText(input, path);
  return { files: new Map([...texts, ...records].filter(isNew)), refused };
}

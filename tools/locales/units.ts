import { checkLocales, isUntranslated } from './check';
import { staleRule } from './finding';
import { localePath, readJson, type LocaleInput } from './files';
import { exampleNumbers, textAt } from './keys';
import {
  describeLimits,
  englishOf,
  entriesFor,
  isInEnglish,
  limitFor,
  type TextEntry,
} from './schema';
import { englishWith, hashOf, parseRecords, recordPath } from './records';

/** A text on its way to a translator. */
export interface ExchangeUnit {
  /** The file within the folder of the language, without ending: `home`, `services/<slug>`. */
  name: string;
  /** Path of the text in the file. */
  key: string;
  /** '' of a text that each language has of its own. */
  english: string;
  /** The translation; undefined while there is none. */
  translation?: string | undefined;
  /** What the text is and where it shows, for the translator. */
  note?: string | undefined;
  /** How long it may be, in words. */
  limit?: string | undefined;
  /** The most characters that it may have. */
  most?: number | undefined;
  /** Numbers that take this plural form, as examples. */
  numbers?: string | undefined;
  /** The English that the translation was made from, if it has changed since; '' if it was not kept. */
  before?: string | undefined;
  /** The hash of the English that it was made from, if that is recorded. */
  record?: string | undefined;
}

/**
 * The texts of a language to export.
 * @param all every text, not only those that are missing or out of date
 * @throws if the list has no such language, or a file can't be read
 */
export function selectTexts(input: LocaleInput, language: string, all: boolean): ExchangeUnit[] {
  if (!input.languages.some(({ code }) => code === language)) {
    const codes = input.languages.map(({ code }) => code).join(', ');
    throw new Error(`There is no language “${language}”. There are: ${codes}.`);
  }
  const { findings } = checkLocales(input);
  const texts = [...wantedTexts(input, language).values()].flat();
  return texts
    .filter(({ english }) => english !== '')
    .flatMap((unit) => {
      const path = localePath(language, unit.name);
      const own = findings.filter(({ file, key }) => file === path && key === unit.key);
      const isMissing = !unit.translation?.trim() || own.some(isUntranslated);
      if (!all && !isMissing && !own.some(({ rule }) => rule === staleRule)) return [];
      return [isMissing ? { ...unit, translation: undefined } : unit];
    });
}

/**
 * Every text that a language needs and that English has or each language has of its own, in the order of the
 * files and keys.
 * @param comes whether a text comes from elsewhere: a form for 0, which no language needs, counts where it is
 * there or comes
 * @returns the texts by file; `translation` is what the language has now
 * @throws if a file can't be read
 */
export function wantedTexts(
  input: LocaleInput,
  language: string,
  comes: (name: string, key: string) => boolean = () => false,
): Map<string, ExchangeUnit[]> {
  const files = Array.from(input.schemas, ([name, schema]) => {
    const source = readJson(input, localePath(input.source, name));
    const current = readJson(input, localePath(language, name));
    const recordsOf = (code: string) => parseRecords(input.files.get(recordPath(code, name)));
    const [records, archive] = [recordsOf(language), recordsOf(input.source)];
    const before = (record: string | undefined, key: string, english: string) =>
      record === undefined || record === hashOf(english)
        ? undefined
        : (englishWith(record, archive.get(key) ?? []) ?? '');
    const isThere = (key: string, entry?: TextEntry) =>
      textAt(current, key) !== undefined || comes(name, key) || isInEnglish(source, key, entry);
    const entries = [...entriesFor(schema, language, isThere)];
    const wanted = entries.filter(
      ([key, entry]) => entry.isOwn || englishOf(source, key, entry) !== '',
    );
    const units = wanted.map(([key, entry]): ExchangeUnit => {
      const english = englishOf(source, key, entry);
      const limit = limitFor(entry.limits, language);
      const record = language === input.source ? undefined : records.get(key)?.[0];
      return {
        ...{ name, key, english, record, translation: textAt(current, key) },
        note: `${entry.what}. Shows in: ${entry.where}`,
        most: limit?.unit === 'characters' ? limit.most : undefined,
        limit: describeLimits(entry.limits, language) || undefined,
        numbers: (entry.form && exampleNumbers(language, entry.form)) || undefined,
        before: before(record, key, english),
      };
    });
    return [name, units] as const;
  });
  return new Map(files);
}

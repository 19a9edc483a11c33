import { checkLocales } from '../check/check';
import { markRule, staleRule } from '../check/finding';
import { localePath, readJson, type LocaleInput } from '../files';
import { exampleNumbers, textAt } from '../keys';
import { readNotes, type TextState } from '../notes/notes';
import { describeLimits, englishOf, entriesFor } from '../schema';
import { englishWith, hashOf, parseRecords, recordPath } from '../stale/records';

/** A text on its way to a translator and back. */
export interface ExchangeUnit {
  /** The file within the folder of the language, without ending: `home`, `services/<slug>`. */
  name: string;
  /** Path of the text in the file. */
  key: string;
  english: string;
  /** The translation; undefined while there is none. */
  translation?: string | undefined;
  /** What the text is and where it shows, for the translator. */
  note?: string | undefined;
  /** How long it may be, in words. */
  limit?: string | undefined;
  /** Numbers that take this plural form, as examples. */
  numbers?: string | undefined;
  /** The English that the translation was made from, if it has changed since; '' if it was not kept. */
  before?: string | undefined;
  /** What people have noted of the translation. */
  remark?: string | undefined;
  state?: TextState | undefined;
  /** Whether a file that came back says of the translation that nobody has looked at it yet. */
  isInitial?: boolean | undefined;
}

/** A text as it is here, with what is noted of it and doesn't travel. */
export interface WantedText extends ExchangeUnit {
  /** The state that another wording of it had. */
  lapsed?: TextState | undefined;
  /** The hash of the English that it was made from, if that is recorded. */
  record?: string | undefined;
}

/** What is exported, and comes back. */
export interface ExchangeFile {
  language: string;
  units: ExchangeUnit[];
}

/** Findings that say that a text is not translated: what stands there is of no use. */
const untranslated = ['rule-7', markRule];

/**
 * The texts of a language to export.
 * @param all every text, not only those that are missing or out of date
 * @throws if the list has no such language, or a file can't be read
 */
export function selectTexts(input: LocaleInput, language: string, all: boolean): ExchangeFile {
  if (!input.languages.some(({ code }) => code === language)) {
    const codes = input.languages.map(({ code }) => code).join(', ');
    throw new Error(`There is no language "${language}": give one of ${codes}.`);
  }
  const { findings } = checkLocales(input);
  const rules = new Map<string, string[]>();
  for (const { file, key, rule } of findings) {
    const place = `${file} ${key}`;
    rules.set(place, [...(rules.get(place) ?? []), rule]);
  }
  const rulesOf = ({ name, key }: ExchangeUnit) =>
    rules.get(`${localePath(language, name)} ${key}`) ?? [];
  const units = [...wantedTexts(input, language).values()].flat().flatMap((unit) => {
    const broken = rulesOf(unit);
    const isMissing =
      !unit.translation?.trim() || broken.some((rule) => untranslated.includes(rule));
    if (!all && !isMissing && !broken.includes(staleRule)) return [];
    return [isMissing ? { ...unit, translation: undefined } : unit];
  });
  return { language, units };
}

/**
 * Every text that a language needs and that English has, in the order of the files and keys.
 * @param comes whether a text comes from elsewhere: a form for 0, which no language needs, counts where it is
 * there or comes
 * @returns the texts by file; `translation` is what the language has now
 * @throws if a file can't be read
 */
export function wantedTexts(
  input: LocaleInput,
  language: string,
  comes?: (name: string, key: string) => boolean,
): Map<string, WantedText[]> {
  return new Map(
    Array.from(textsOf(input, language, comes), ([name, texts]) => [
      name,
      texts.filter(({ english }) => english !== ''),
    ]),
  );
}

/**
 * The texts of a language whose English is missing or empty, by file.
 * @throws if a file can't be read
 */
export function textsWithoutEnglish(
  input: LocaleInput,
  language: string,
): Map<string, WantedText[]> {
  return new Map(
    Array.from(textsOf(input, language), ([name, texts]) => [
      name,
      texts.filter(({ english, translation }) => english === '' && translation?.trim()),
    ]),
  );
}

function textsOf(
  input: LocaleInput,
  language: string,
  comes: (name: string, key: string) => boolean = () => false,
): Map<string, WantedText[]> {
  const units = Array.from(input.schemas, ([name, schema]) => {
    const source = readJson(input, localePath(input.source, name));
    const current = readJson(input, localePath(language, name));
    const notes = readNotes(input, language, name);
    const [records, archive] = [language, input.source].map((code) =>
      parseRecords(input.files.get(recordPath(code, name))),
    );
    const before = (key: string, english: string) => {
      const [hash] = (language === input.source ? undefined : records?.get(key)) ?? [];
      if (hash === undefined || hash === hashOf(english)) return undefined;
      return englishWith(hash, archive?.get(key) ?? []) ?? '';
    };
    const isThere = (key: string) => textAt(current, key) !== undefined || comes(name, key);
    const own = Array.from(entriesFor(schema, language, isThere), ([key, entry]): WantedText => {
      const english = englishOf(source, key, entry);
      return {
        ...{ name, key, english, translation: textAt(current, key) },
        note: `${entry.what}. Shows in: ${entry.where}`,
        limit: describeLimits(entry.limits, language) || undefined,
        numbers: (entry.form && exampleNumbers(language, entry.form)) || undefined,
        before: before(key, english),
        remark: notes.get(key)?.note,
        state: notes.get(key)?.state,
        lapsed: notes.get(key)?.lapsed,
        record: records?.get(key)?.[0],
      };
    });
    return [name, own] as const;
  });
  return new Map(units);
}

import { checkLocales } from '../check/check';
import { markRule, staleRule } from '../check/finding';
import { localePath, readJson, type LocaleInput } from '../files';
import { textAt } from '../keys';
import { describe, englishOf, entriesFor } from '../schema';

/** A text on its way to a translator and back. */
export interface ExchangeUnit {
  /** The file within the folder of the language, without ending: `home`, `services/<slug>`. */
  name: string;
  /** Path of the text in the file. */
  key: string;
  english: string;
  /** The translation; undefined while there is none. */
  translation?: string | undefined;
  /** What the text is, for the translator. */
  note?: string | undefined;
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
    throw new Error(`There is no language "${language}": write --language with one of ${codes}.`);
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
 * Every text that a language needs, in the order of the files and keys.
 * @returns the texts by file; `translation` is what the language has now
 * @throws if a file can't be read
 */
export function wantedTexts(input: LocaleInput, language: string): Map<string, ExchangeUnit[]> {
  const units = Array.from(input.schemas, ([name, schema]) => {
    const source = readJson(input, localePath(input.source, name));
    const current = readJson(input, localePath(language, name));
    const own = Array.from(entriesFor(schema, language), ([key, entry]): ExchangeUnit => {
      const [english, translation] = [englishOf(source, key, entry), textAt(current, key)];
      return { name, key, english, translation, note: describe(entry) };
    });
    return [name, own.filter(({ english }) => english !== '')] as const;
  });
  return new Map(units);
}

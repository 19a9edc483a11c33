import { checkLocales, type LocaleInput } from '../check/check';
import { localePath } from '../check/layout';
import { markRule } from '../check/mark';
import type { ExchangeFile, ExchangeUnit } from './exchangeFile';
import { wantedTexts } from './wantedTexts';

/** Findings that say that a text is not translated: what stands there is of no use. */
const untranslated = ['rule-7', markRule];
/** Findings that say that English has changed since the text was translated. */
const outdated = ['stale'];

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
    if (!all && !isMissing && !broken.some((rule) => outdated.includes(rule))) return [];
    return [isMissing ? { ...unit, translation: undefined } : unit];
  });
  return { language, units };
}

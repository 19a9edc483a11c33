import { checkLocales } from '../check/check';
import { isUntranslated, idOfFinding } from '../check/finding';
import { exampleNumbers, idOf } from '../files/keys';
import { requireTranslation, type LocaleInput } from '../files/project';
import { describeLimits } from '../check/rules/length';
import { isUnwritten } from '../files/placeholderText';
import { localeTexts } from '../files/localeFile';
import { formatDiff, wordDiff } from '../record/wordDiff';
import type { WrittenUnit } from './unit';

/**
 * The texts of a language to export; not those that are independent of the English.
 * @param all exports every text, not only missing and stale ones
 */
export function exportUnits(input: LocaleInput, language: string, all: boolean): WrittenUnit[] {
  requireTranslation(input, language);
  const { findings } = checkLocales(input);
  const untranslated = new Set(findings.filter(isUntranslated).map(idOfFinding));
  return localeTexts(input, language).flatMap((text): WrittenUnit[] => {
    const { name, key, english, madeFrom, meta, translation = '' } = text;
    if (english === '' || isUnwritten(english)) return [];
    const isMissing = !translation.trim() || untranslated.has(idOf(text));
    const isDone = !isMissing && !text.isStale;
    if (isDone && !all) return [];
    const change = text.isStale && !isMissing ? formatDiff(wordDiff(madeFrom ?? '', english)) : '';
    const notes = Object.entries({
      [`${meta.what}. Shows in`]: meta.where,
      Limit: describeLimits(meta.limits, language),
      Numbers: meta.form ? exampleNumbers(language, meta.form) : '',
      'The English has changed': change,
    }).flatMap(([what, note]) => (note ? [`${what}: ${note}`] : []));
    const target = isDone ? translation : '';
    const previous = isMissing ? [] : [translation];
    return [{ language, name, key, source: english, target, isDone, previous, notes }];
  });
}

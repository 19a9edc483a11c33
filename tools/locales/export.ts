import { checkLocales, isUntranslated } from './check';
import { exampleNumbers } from './keys';
import { localePath, type LocaleInput } from './project';
import { describeLimits, limitFor } from './rules/length';
import { isStale } from './stale';
import { textsOf } from './texts';
import { formatDiff, wordDiff } from './wordDiff';
import type { WrittenUnit } from './xliff';

/**
 * The texts of a language to export; what each language has of its own is not among them.
 * @param all every text, not only those that are missing or out of date
 * @throws if there is no such translation
 */
export function exportUnits(input: LocaleInput, language: string, all: boolean): WrittenUnit[] {
  const codes = input.languages.map(({ code }) => code).filter((code) => code !== input.source);
  if (!codes.includes(language)) {
    throw new Error(`There is no language “${language}”. There are: ${codes.join(', ')}.`);
  }
  const untranslated = checkLocales(input).findings.filter(isUntranslated);
  const places = new Set(untranslated.map(({ file, key }) => `${file} ${key}`));
  return textsOf(input, language).flatMap((text): WrittenUnit[] => {
    const { name, key, english, madeFrom, meta, translation = '' } = text;
    if (english === '') return [];
    const isMissing = !translation.trim() || places.has(`${localePath(language, name)} ${key}`);
    const isDone = !isMissing && !isStale(text);
    if (isDone && !all) return [];
    const limit = limitFor(meta.limits, language);
    const change = isStale(text) && !isMissing ? formatDiff(wordDiff(madeFrom ?? '', english)) : '';
    const notes = {
      [`${meta.what}. Shows in`]: meta.where,
      Limit: describeLimits(meta.limits, language),
      Numbers: meta.form ? exampleNumbers(language, meta.form) : '',
      'The English has changed': change,
    };
    return [
      {
        ...{ language, name, key, source: english, target: isDone ? translation : '', isDone },
        previous: isMissing ? [] : [translation],
        oldSource: change ? madeFrom : undefined,
        notes: Object.entries(notes).flatMap(([what, note]) => (note ? [`${what}: ${note}`] : [])),
        maxLength: limit?.unit === 'characters' ? limit.most : undefined,
      },
    ];
  });
}

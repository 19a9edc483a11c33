import type { LocaleText } from '../files/localeFile';
import { isPlaceholderText } from '../files/placeholderText';
import { isStale } from '../record/isStale';
import { formatDiff, wordDiff } from '../record/wordDiff';
import { finding, staleRule, type FileFinding } from './finding';

/** Translations of a file that have no record, or whose English has changed since. */
export function recordFindings(translated: readonly LocaleText[]): FileFinding[] {
  return translated.flatMap(({ language, name, key, offset, english, madeFrom }): FileFinding[] => {
    const [target, place] = [`${language}/${name}`, { index: offset, key }];
    if (english === '') return [];
    if (madeFrom === undefined) return [{ ...finding('unrecorded', { target, key }), ...place }];
    if (!isStale({ english, madeFrom }) || isPlaceholderText(english)) return [];
    const change = wordDiff(madeFrom, english);
    const values = { change: formatDiff(change), target, key };
    return [{ ...finding(staleRule, values), ...place, change }];
  });
}

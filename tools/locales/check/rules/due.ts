import { finding, type FileFinding } from '../finding';
import type { LocaleText } from '../../files/localeFile';

const msPerDay = 24 * 60 * 60 * 1000;

/**
 * Reports sources that were last read too long ago.
 * @param texts all texts of a file
 * @param today as in 2026-11-23
 */
export function dueDates(texts: readonly LocaleText[], today: string): FileFinding[] {
  return texts.flatMap(({ key, offset, translation = '', meta: { due } }) => {
    if (!due) return [];
    const group = key.slice(0, key.lastIndexOf('.') + 1);
    const isSooner = texts.some(
      (text) => text.key.startsWith(group) && text.key.endsWith(`.${due.sooner.key}`),
    );
    const { days } = isSooner ? due.sooner : due;
    const passed = (Date.parse(today) - Date.parse(translation)) / msPerDay;
    if (!(passed > days)) return [];
    return [{ ...finding('due', { day: translation, days }), index: offset, key }];
  });
}

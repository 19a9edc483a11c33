import { finding, type FileFinding } from '../finding';
import type { ComparedText } from '../structure';

const msPerDay = 24 * 60 * 60 * 1000;

/**
 * Dates of a file that call for another look: advice.
 * @param texts all of the file
 * @param today the day of the check: 2026-11-23
 */
export function dueDates(texts: readonly ComparedText[], today: string): FileFinding[] {
  return texts.flatMap(({ key, offset, text, entry: { due } }) => {
    if (!due) return [];
    const group = key.slice(0, key.lastIndexOf('.') + 1);
    const isSooner = texts.some(
      (other) => other.key.startsWith(group) && other.key.endsWith(`.${due.sooner.name}`),
    );
    const { days } = isSooner ? due.sooner : due;
    const passed = (Date.parse(today) - Date.parse(text)) / msPerDay;
    return passed > days ? [{ ...finding('due', { day: text, days }), index: offset, key }] : [];
  });
}

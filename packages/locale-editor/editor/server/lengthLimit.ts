import type { Limits } from '../../../locale-kit/schema';
import type { LengthLimit } from '../protocol';

/** The limit of a key in one language; null if it has none. */
export function lengthLimit(limits: Limits | null, language: string): LengthLimit | null {
  if (limits?.characters) {
    const { characters } = limits;
    const most = new Map(Object.entries(characters)).get(language) ?? characters.other;
    return { unit: 'characters', least: 0, most };
  }
  if (limits?.characterRange) return range('characters', limits.characterRange);
  return limits?.words ? range('words', limits.words) : null;
}

function range(unit: LengthLimit['unit'], [least, most]: readonly [number, number]): LengthLimit {
  return { unit, least, most };
}

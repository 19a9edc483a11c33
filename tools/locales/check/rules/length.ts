import type { Limits } from '../../../../src/schemas/limits';
import { finding } from '../finding';
import type { RuleContext } from './context';
import { withoutTags } from './mask';

export interface LengthLimit {
  unit: 'words' | 'characters';
  least: number;
  most: number;
  /** Whether a longer text breaks the layout. */
  isHard: boolean;
}

export function limitFor(limits: Limits | undefined, language: string): LengthLimit | undefined {
  const { characters, characterRange, words } = limits ?? {};
  const [least, most] = words ??
    characterRange ?? [0, characters && (characters[language] ?? characters.other)];
  if (most === undefined) return undefined;
  const isHard = limits?.isHardLimit ?? false;
  return { unit: words ? 'words' : 'characters', least, most, isHard };
}

/** A limit as English words: `at most 28 characters`, `30 to 60 words`; '' without one. */
export function describeLimits(limits: Limits | undefined, language: string): string {
  const limit = limitFor(limits, language);
  if (!limit) return '';
  return `${limit.least === 0 ? 'at most' : `${limit.least} to`} ${limit.most} ${limit.unit}`;
}

export function lengths({ text, language, meta }: Pick<RuleContext, 'text' | 'language' | 'meta'>) {
  const limit = limitFor(meta?.limits, language);
  if (!meta?.limits || !limit) return [];
  const { unit, least, most, isHard } = limit;
  const count = lengthOf(text, unit);
  if (count >= least && count <= most) return [];
  const tooLong = isHard ? 'no-room' : 'too-long';
  const values = { count, unit, least, most, element: meta.limits.element };
  return [finding(count > most ? tooLong : 'too-short', values)];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The length of what readers see; a word is what is between spaces and has a letter or a digit. */
export function lengthOf(text: string, unit: LengthLimit['unit']): number {
  const shown = withoutTags(text);
  if (unit === 'characters') return [...segmenter.segment(shown)].length;
  return shown.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

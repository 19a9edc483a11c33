import type { KeyEntry, Limits } from './keys/entry';

/** A limit in words: `at most 28 characters (fr 34)`, `30 to 60 words`; '' without one. */
export function describeLimits(limits: Limits | undefined): string {
  if (!limits) return '';
  const { characters, characterRange, words } = limits;
  if (words) return `${words[0]} to ${words[1]} words`;
  if (characterRange) return `${characterRange[0]} to ${characterRange[1]} characters`;
  if (!characters) return '';
  const { en, ...others } = characters;
  const different = Object.entries(others)
    .filter(([language, most]) => language !== 'other' && most !== en)
    .map(([language, most]) => `${language} ${most}`);
  const exceptions = different.length > 0 ? ` (${different.join(', ')})` : '';
  return `at most ${en} characters${exceptions}`;
}

/** What a key is, where it shows and how long its text may be, in one line. */
export function describeKey({ what, where, limits }: KeyEntry): string {
  return [`${what}. Shows in: ${where}`, describeLimits(limits)].filter(Boolean).join('; ');
}

/** Letters that are typed as others, or not typed at all, beside what loses its accents. */
const alike: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  '’': "'",
  '‘': "'",
  ة: 'ه',
  ى: 'ي',
  ٱ: 'ا',
  ـ: '',
};
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/**
 * A text as it is compared with what somebody looks for: small letters, without accents, vowel
 * marks, hamzas and what can't be seen; spaces of any kind are one space.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

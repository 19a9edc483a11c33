import type { SiteText } from '../texts';
import { textKey } from '../texts';

const alike: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  ة: 'ه',
  ى: 'ي',
  ٱ: 'ا',
};

/** Folds what people type in several ways: case, accents, Arabic vowel signs, hamzas and tatweel, spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .replace(/[œæ’ةىٱ]/gu, (letter) => alike[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

const folded = new WeakMap<SiteText, string>();

function foldedText(text: SiteText): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const all = fold([textKey(text), ...Object.values(text.versions)].join('\n'));
  folded.set(text, all);
  return all;
}

/** The texts that contain every word of a query, in their key or in any language. */
export function search(texts: Iterable<SiteText>, query: string): SiteText[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return [...texts].filter((text) => words.every((word) => foldedText(text).includes(word)));
}

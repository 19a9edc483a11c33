import { textKey, type SiteText } from '../texts';

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
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ـ]/gu, '');
  const letters = plain.replace(/[œæ’ةىٱ]/gu, (letter) => alike[letter] ?? letter);
  return letters.replace(/\s+/gu, ' ').trim();
}

/** The texts that contain every word of a query, in their key or in any language. */
export function search(texts: Iterable<SiteText>, query: string): SiteText[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return [...texts].filter((text) => {
    const all = fold([textKey(text), ...Object.values(text.versions)].join('\n'));
    return words.every((word) => all.includes(word));
  });
}

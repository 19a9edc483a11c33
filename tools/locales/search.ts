/** Letters and signs that people type in several ways, beside those that only lose their accents. */
const alike: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' },
  ...{ '’': "'", '‘': "'", ʼ: "'", '`': "'" },
  ...{ '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' },
  ...{ '–': '-', '—': '-', '‐': '-', '−': '-' },
  ...{ ة: 'ه', ى: 'ي', ٱ: 'ا', ـ: '', ی: 'ي', ک: 'ك', ہ: 'ه' },
  ...Object.fromEntries(Array.from('٠١٢٣٤٥٦٧٨٩').map((digit, value) => [digit, String(value)])),
};
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');

/** A text as a search compares it: small letters without accents, vowel marks, hamzas and invisible signs. */
export function fold(text: string): string {
  return text
    .replace(/(?<=«)\s+|\s+(?=»)/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A text that can be found: its id and its versions in all languages. */
export interface Entry {
  /** `home#hero.headline` */
  id: string;
  versions: readonly string[];
}

/** Prepares a search: entries that hold all words of a query, those with the phrase first. */
export function textSearch<Found extends Entry>(
  entries: readonly Found[],
): (query: string) => Found[] {
  const folded = entries.map((entry) => ({
    entry,
    text: [entry.id, ...entry.versions].map(fold).join('\n'),
  }));
  return (query) => {
    const phrase = fold(query);
    const words = phrase.split(' ');
    const found = folded.filter(({ text }) => words.every((word) => text.includes(word)));
    const hasPhrase = ({ text }: { text: string }) => Number(text.includes(phrase));
    if (phrase === '') return [];
    return found.sort((one, other) => hasPhrase(other) - hasPhrase(one)).map(({ entry }) => entry);
  };
}

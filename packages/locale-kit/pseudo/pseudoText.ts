import { mapWords, mask } from '../check/mask';
import type { TextEntry } from '../schema';

/** How much longer than English a text may become where nothing limits it. */
const growth = 1.4;
const filling = 'one two three four five six seven eight nine ten ';

/** Arabic letters in the place of Latin ones: to be looked at, not to be read. */
const latinLetters = 'abcdefghijklmnopqrstuvwxyz';
const arabicLetters = 'ابجدهفغحيقكلمنعطصرستوشخضظز';
const arabic = new Map(
  Array.from(latinLetters, (letter, index) => [letter, arabicLetters[index] ?? letter]),
);

/** Makes a text of a pseudo-language of an English one. */
export type Pseudo = (text: string, entry?: TextEntry) => string;

/** A longer text with accents: as long as the key allows, or longer by growth. */
export const longer: Pseudo = (text, entry) => accented(lengthened(text, entry));

/** The same in Arabic letters, to be read from right to left. */
export const mirrored: Pseudo = (text, entry) =>
  mapWords(lengthened(text, entry).replaceAll('...', '…'), inArabicLetters);

function inArabicLetters(words: string): string {
  const letters = [...words.toLowerCase()].map((letter) => arabic.get(letter) ?? letter);
  return letters.join('').replaceAll(',', '،').replaceAll(';', '؛').replaceAll('?', '؟');
}

function lengthened(text: string, entry: TextEntry | undefined): string {
  const longest = entry?.limits?.characters?.other ?? Math.round(text.length * growth);
  const missing = longest - text.length;
  if (missing < 2 || !/\p{L}/u.test(mask(text))) return text;
  const words = filling
    .repeat(Math.ceil(missing / filling.length))
    .slice(0, missing - 1)
    .trim();
  const [, start = '', end = ''] = /^(.*?)([.!?…]*)$/su.exec(text) ?? [];
  return `${start} ${words}${end}`;
}

const plain = 'ACDEINOUYacdeinouy';
const accentedLetters = 'ÅÇÐÉÎÑÖÛÝåçðéîñöûý';
const accents = new Map(
  Array.from(plain, (letter, index) => [letter, accentedLetters[index] ?? letter]),
);

/** An English text with accents on its letters: still readable, and never the same as in English. */
export function accented(text: string): string {
  return mapWords(text, (words) => [...words.replaceAll('...', '…')].map(withAccent).join(''));
}

function withAccent(letter: string): string {
  return accents.get(letter) ?? letter;
}

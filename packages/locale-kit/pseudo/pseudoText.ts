import { mapWords, mask } from '../check/mask';
import { keyEntry } from '../check/keys';
import { parsePluralKey } from '../check/plurals';
import { accented } from './accented';

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
export type Pseudo = (text: string, name: string, key: string) => string;

/** A longer text with accents: as long as the key allows, or longer by growth. */
export const longer: Pseudo = (text, name, key) => accented(lengthened(text, name, key));

/** The same in Arabic letters, to be read from right to left. */
export const mirrored: Pseudo = (text, name, key) =>
  mapWords(lengthened(text, name, key).replaceAll('...', '…'), inArabicLetters);

function inArabicLetters(words: string): string {
  const letters = [...words.toLowerCase()].map((letter) => arabic.get(letter) ?? letter);
  return letters.join('').replaceAll(',', '،').replaceAll(';', '؛').replaceAll('?', '؟');
}

function lengthened(text: string, name: string, key: string): string {
  const missing = longest(text, name, key) - text.length;
  if (missing < 2 || !/\p{L}/u.test(mask(text))) return text;
  const words = filling
    .repeat(Math.ceil(missing / filling.length))
    .slice(0, missing - 1)
    .trim();
  const [, start = '', end = ''] = /^(.*?)([.!?…]*)$/su.exec(text) ?? [];
  return `${start} ${words}${end}`;
}

function longest(text: string, name: string, key: string): number {
  const { limits } = keyEntry(name, parsePluralKey(key)?.base ?? key) ?? {};
  return limits?.characters?.other ?? Math.round(text.length * growth);
}

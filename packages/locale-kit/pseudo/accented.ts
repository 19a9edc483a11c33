import { mapWords } from '../check/mask';

const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const accentedLetters = 'ÅÇĐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçđéĝĥîĵķļñöŕšţûŵýž';
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

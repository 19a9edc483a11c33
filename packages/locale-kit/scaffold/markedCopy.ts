import { mapTexts, type Json } from '../check/flatTexts';
import { mask } from '../check/mask';
import { marks, withoutMark } from '../check/mark';

/**
 * A copy of an English file for a new language: every text that must be translated is marked, and
 * plural keys have the forms that the language needs.
 * @param mayEqual whether a text may stay as it is in English, such as a name
 */
export function markedCopy(
  english: Json,
  language: string,
  mayEqual: (text: string) => boolean,
): Json {
  return mapTexts(english, language, (text) =>
    mayStay(text, mayEqual) ? text : marks.translate + withoutMark(text),
  );
}

/** A text without words, such as the order of two placeholders, needs no translation either. */
function mayStay(text: string, mayEqual: (text: string) => boolean): boolean {
  return !/\p{L}/u.test(mask(text)) || mayEqual(text);
}

import type { GlossaryEntry } from '../../locale-kit/check/text';

/**
 * The terms of the glossary that occur in an English text as whole words, in its order.
 * A term inside a longer one that occurs too is left out.
 */
export function glossaryHits(english: string, glossary: readonly GlossaryEntry[]): GlossaryEntry[] {
  const found = glossary
    .map((entry) => ({ entry, at: placeOf(entry.en, english) }))
    .filter(({ at }) => at >= 0);
  const terms = found.map(({ entry }) => fold(entry.en));
  return found
    .filter(({ entry }) => !terms.some((term) => isInside(fold(entry.en), term)))
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
}

/** A label of one word, such as “Home”, is another word when it is written small. */
function placeOf(term: string, english: string): number {
  const isLabel = /^\p{Lu}\S*$/u.test(term);
  return isLabel ? wordIndex(english, term) : wordIndex(fold(english), fold(term));
}

function isInside(term: string, other: string): boolean {
  return term.length < other.length && wordIndex(other, term) >= 0;
}

function wordIndex(text: string, term: string): number {
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + term.length))) return at;
  }
  return -1;
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

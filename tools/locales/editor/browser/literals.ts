/** Placeholders and tags, which the page shows as values and elements. */
const codes = /(\{\{[^}]*\}\}|<\/?[\w-]+>)/u;

export const hasCodes = (wording: string) => codes.test(wording);

/** Words between placeholders and tags, with their offsets in the wording and in what the page shows of it. */
interface Literal {
  words: string;
  from: number;
  shownFrom: number;
}

/** Some places may break a line at a space that holds words together elsewhere. */
const withPlainSpaces = (text: string) => text.replace(/[\u00A0\u202F]/gu, ' ');

export const isShownAs = (wording: string, shown: string) =>
  withPlainSpaces(wording) === withPlainSpaces(shown);

/**
 * The literals of a wording.
 * @param shown what the page shows of it
 * @returns null if one of them isn't shown as it is, or may be in two places
 */
function literalsOf(wording: string, shown: string): Literal[] | null {
  const literals: Literal[] = [];
  const plainShown = withPlainSpaces(shown);
  let [from, shownFrom, isAfterValue] = [0, 0, false];
  for (const [index, words] of withPlainSpaces(wording).split(codes).entries()) {
    const isLiteral = index % 2 === 0;
    if (isLiteral && words !== '') {
      const found = plainShown.indexOf(words, shownFrom);
      const isSure = isAfterValue ? !plainShown.includes(words, found + 1) : found === shownFrom;
      if (found < 0 || !isSure) return null;
      literals.push({ words, from, shownFrom: found });
      shownFrom = found + words.length;
    }
    isAfterValue = isLiteral
      ? isAfterValue && words === ''
      : isAfterValue || words.startsWith('{{');
    from += words.length;
  }
  return literals;
}

/** The offset in a wording of an offset in what the page shows of it; undefined if unknown. */
export function offsetInWording(
  wording: string,
  shown: string,
  shownOffset: number,
): number | undefined {
  const literals = literalsOf(wording, shown);
  // Behind a value or a tag the caret goes to the end of the literal before it.
  const literal = literals?.findLast(({ shownFrom }) => shownFrom <= shownOffset);
  if (!literal) return literals ? 0 : undefined;
  return literal.from + Math.min(shownOffset - literal.shownFrom, literal.words.length);
}

/** Placeholders and tags, which the page shows as values and elements. */
const codes = /(\{\{[^}]*\}\}|<\/?[\w-]+>)/u;

/** Words between placeholders and tags, with their offsets in the wording and in what the page shows of it. */
interface Literal {
  words: string;
  from: number;
  shownFrom: number;
}

/** Some places may break a line at a space that holds words together elsewhere. */
const withPlainSpaces = (text: string) => text.replace(/[\u00A0\u202F]/gu, ' ');

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
  const literal = literals?.findLast((one) => one.shownFrom <= shownOffset);
  if (!literal) return literals ? 0 : undefined;
  return literal.from + Math.min(shownOffset - literal.shownFrom, literal.words.length);
}

interface Replacement {
  /** The index of the text node, and the offset in it. */
  node: number;
  from: number;
  length: number;
  words: string;
}

/**
 * The change of one text node that turns a wording on the page into another.
 * @param nodes what the text nodes show of the wording
 * @returns null if it takes more than that
 */
export function replacementIn(
  before: string,
  after: string,
  nodes: readonly string[],
): Replacement | null {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const length = before.length - end - start;
  const words = after.slice(start, after.length - end);
  const literal = literalsOf(before, nodes.join(''))?.find(
    (one) => one.from <= start && start + length <= one.from + one.words.length,
  );
  if (!literal || /[{}<>]/u.test(words)) return null;
  const from = start - literal.from + literal.shownFrom;
  let nodeStart = 0;
  for (const [node, shown] of nodes.entries()) {
    const nodeEnd = nodeStart + shown.length;
    // Between two nodes, that of the literal.
    const isOfLiteral =
      nodeStart < literal.shownFrom + literal.words.length && nodeEnd > literal.shownFrom;
    if (isOfLiteral && nodeStart <= from && from + length <= nodeEnd)
      return { node, from: from - nodeStart, length, words };
    nodeStart = nodeEnd;
  }
  return null;
}

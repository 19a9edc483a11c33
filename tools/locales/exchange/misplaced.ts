/** A new wording beside the wordings that it replaces. */
interface Row {
  target: string;
  previous: readonly string[];
  now: string;
}

/** From this similarity (0 to 1) on, two wordings count as wordings of the same text. */
const leastSimilarity = 0.5;
/** A misplaced wording is more similar to another text than to its own, by at least this much. */
const margin = 0.2;

/** The words of at least four letters: shorter words are in all texts. */
const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [text.trim()]);

/** Sørensen–Dice coefficient. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return (2 * common) / (a.size + b.size);
}

/**
 * Counts new wordings that are more similar to the old wordings of another text of the file than to those of their own
 * text: the rows of a table have slipped. Compares words, because the translator may have edited the wordings too.
 * @param rows the rows with new wordings
 * @param all rows of the file
 */
export function countMisplaced(rows: readonly Row[], all: readonly Row[]): number {
  const wordings = new Map(
    all.map((row) => [row, [row.now, ...row.previous].filter(Boolean).map(wordsOf)] as const),
  );
  return rows.filter((row) => {
    const words = wordsOf(row.target);
    const closeness = (known: readonly Set<string>[] = []) =>
      Math.max(0, ...known.map((wording) => similarity(words, wording)));
    const least = Math.max(leastSimilarity, closeness(wordings.get(row)) + margin);
    return [...wordings].some(([owner, known]) => owner !== row && closeness(known) >= least);
  }).length;
}

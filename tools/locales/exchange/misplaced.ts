/** A new wording beside the wordings that it replaces. */
interface Row {
  target: string;
  previous: readonly string[];
  now: string;
}

/** From this similarity on two wordings are of one text. */
const alike = 0.5;
/** So much more similar another text must be than the own one. */
const margin = 0.2;

/** The words of a text, without the short ones that all texts have. */
const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [text.trim()]);

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size);
}

/**
 * Counts new wordings that belong to another text of the file, as if a column or the segments of a program had slipped.
 * They are compared by their words, because a translator may have edited them before.
 * @param all rows of the file
 */
export function countMisplaced(rows: readonly Row[], all: readonly Row[]): number {
  const wordings = new Map(
    all.map((row) => [row, [row.now, ...row.previous].filter(Boolean).map(wordsOf)] as const),
  );
  return rows.filter((row) => {
    const words = wordsOf(row.target);
    const closeness = (own: readonly Set<string>[] = []) =>
      Math.max(0, ...own.map((one) => similarity(words, one)));
    const least = Math.max(alike, closeness(wordings.get(row)) + margin);
    return [...wordings].some(([other, own]) => other !== row && closeness(own) >= least);
  }).length;
}

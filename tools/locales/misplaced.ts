import { idOf, type Text, type TextReference } from './texts';

/** A new wording beside the wordings that it replaces. */
interface Row extends TextReference {
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

/**
 * New wordings that belong to another text, as if a column or the segments of a program had slipped. They are
 * compared by their words, because a translator may have edited them before.
 * @param texts all texts of the language
 */
export function misplacedRows<Slipped extends Row>(
  rows: readonly Slipped[],
  texts: readonly Text[],
): Slipped[] {
  const wordings = texts.flatMap((text) =>
    text.translation ? [{ id: idOf(text), words: wordsOf(text.translation) }] : [],
  );
  const places = new Map<string, number[]>();
  for (const [at, { words }] of wordings.entries()) {
    for (const word of words) places.set(word, [...(places.get(word) ?? []), at]);
  }
  const similarity = (one: ReadonlySet<string>, other: ReadonlySet<string>, common: number) =>
    (2 * common) / (one.size + other.size);
  return rows.filter((row) => {
    const words = wordsOf(row.target);
    const common = new Map<number, number>();
    for (const word of words) {
      for (const at of places.get(word) ?? []) common.set(at, (common.get(at) ?? 0) + 1);
    }
    const toOwn = [row.now, ...row.previous].map((own) => {
      const others = wordsOf(own);
      return similarity(words, others, [...words].filter((word) => others.has(word)).length);
    });
    const least = Math.max(alike, Math.max(...toOwn) + margin);
    return [...common].some(([at, count]) => {
      const other = wordings[at];
      return other && other.id !== idOf(row) && similarity(words, other.words, count) >= least;
    });
  });
}

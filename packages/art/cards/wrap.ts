/** A text set in lines of about the same length. */
export interface SetText {
  lines: string[];
  size: number;
}

/** A size, in px, and the most lines that a text may take in it. */
export interface TextSize {
  size: number;
  lines: number;
}

/**
 * Sets a text in the largest of some sizes at which it fits.
 * @param widthOf the width of a text in em
 * @param width of the longest line, in px
 * @param sizes largest first
 * @throws if it fits in none
 */
export function setText(
  text: string,
  widthOf: (text: string) => number,
  width: number,
  sizes: readonly TextSize[],
): SetText {
  for (const { size, lines: most } of sizes) {
    const lines = balanced(text, widthOf, width / size);
    const fits = lines.every((line) => widthOf(line) <= width / size);
    if (fits && lines.length <= most) return { lines, size };
  }
  throw new Error(`No room for "${text}"`);
}

/** As few lines as there can be, and the longest of them as short as it can be. */
function balanced(text: string, widthOf: (text: string) => number, width: number): string[] {
  const words = text.split(/[ \n]+/);
  const count = broken(words, widthOf, width).length;
  let best = broken(words, widthOf, width);
  for (let narrower = width; narrower > width / 3; narrower -= width / 40) {
    const lines = broken(words, widthOf, narrower);
    if (lines.length > count || lines.some((line) => widthOf(line) > width)) break;
    best = lines;
  }
  return best;
}

/** Lines that take as many words as fit; a word that is too long stands alone. */
function broken(
  words: readonly string[],
  widthOf: (text: string) => number,
  width: number,
): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The space between a number, a placeholder or its closing tag and a word, on either side; its group is the word. */
const besideNumber =
  /(?<=(?:\d\+?|\}\})(?:<\/[\w-]+>)?)[ \u00A0\u202F](?=(\p{L}+))|(?<=([\p{L}°]+))[ \u00A0\u202F](?=(?:<[\w-]+>)?(?:\d|\{\{))/gu;

/**
 * A text with the no-break spaces between number and noun that it has lost.
 * @param earlier the wording that the text replaces
 */
export function keepNoBreakSpaces(text: string, earlier: string): string {
  const known = new Map<string, string>();
  for (const [space, after = '', before = ''] of earlier.matchAll(besideNumber))
    if (space !== ' ') known.set(`${before}|${after}`, space);
  return text.replace(besideNumber, (space: string, after = '', before = '') =>
    space === ' ' ? (known.get(`${before}|${after}`) ?? space) : space,
  );
}

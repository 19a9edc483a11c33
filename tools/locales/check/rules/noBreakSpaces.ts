/** A space between a word (the group) and a number or placeholder, in either order, perhaps with a tag between. */
const besideNumber =
  /(?<=(?:\d\+?|\}\})(?:<\/[\w-]+>)?)[ \u00A0\u202F](?=(\p{L}+))|(?<=([\p{L}°]+))[ \u00A0\u202F](?=(?:<[\w-]+>)?(?:\d|\{\{))/gu;

/**
 * Restores the no-break spaces between number and noun that retyping has lost.
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

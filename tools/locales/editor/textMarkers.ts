/**
 * Text markers: invisible characters around a text that tell which text it is, wherever the page shows it:
 * U+E0001, the text's id in tag characters (the invisible twins of ASCII), the text, U+E0001.
 * See docs/decisions/editing-on-the-page.md.
 */
export const boundary = '\u{E0001}';

const tagBase = 0xe0000;
const tagCharacters = /[\u{E0000}-\u{E007F}]/gu;

/**
 * Wraps a text in its marker. An empty text, or one with tag characters of its own, is returned unchanged.
 * @param id a text id, in printable ASCII
 */
export function withMarker(text: string, id: string): string {
  if (text === '' || text.search(tagCharacters) >= 0) return text;
  const tags = Array.from(id, (character) =>
    String.fromCodePoint(tagBase + (character.codePointAt(0) ?? 0)),
  );
  return `${boundary}${tags.join('')}${text}${boundary}`;
}

export function withoutMarkers(text: string): string {
  return text.replace(tagCharacters, '');
}

export interface MarkerEnd {
  /** The id of the text that starts here; undefined at the end of a text. */
  id: string | undefined;
  /** The offset behind it. */
  end: number;
}

/** The ends of the markers in a string, in order. Markers nest: a text may contain another. */
export function markersIn(text: string): MarkerEnd[] {
  const ends = text.matchAll(/\u{E0001}(?<tags>[\u{E0020}-\u{E007E}]*)/gu);
  return Array.from(ends, ({ 0: found, index: start, groups }) => {
    const codes = Array.from(groups?.['tags'] ?? '', (tag) => (tag.codePointAt(0) ?? 0) - tagBase);
    const id = codes.length > 0 ? String.fromCodePoint(...codes) : undefined;
    return { id, end: start + found.length };
  });
}

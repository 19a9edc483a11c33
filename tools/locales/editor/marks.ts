/**
 * An invisible mark around a text says which text it is, wherever the text goes:
 * U+E0001, the text's id in tag characters (the invisible twins of ASCII), the
 * text, U+E007F. See docs/decisions/editing-on-the-page.md.
 */
export const opening = '\u{E0001}';
export const closing = '\u{E007F}';

const tagBase = 0xe0000;
const markable = /^[\x20-\x7E]+$/u;
const tagCharacters = /[\u{E0000}-\u{E007F}]/gu;

/** What a text with marks consists of. */
export type Piece =
  | { kind: 'open'; id: string; start: number; end: number }
  | { kind: 'close'; start: number; end: number };

/**
 * A text with its mark. Without one: an empty text, which must stay empty, and
 * one that holds tag characters of its own.
 * @param id printable ASCII; a text with another id gets no mark
 */
export function withMark(text: string, id: string): string {
  if (text === '' || !markable.test(id) || text.search(tagCharacters) >= 0) return text;
  const tags = Array.from(id, (character) =>
    String.fromCodePoint(tagBase + (character.codePointAt(0) ?? 0)),
  );
  return `${opening}${tags.join('')}${text}${closing}`;
}

/** The text without marks. */
export function withoutMarks(text: string): string {
  return text.replace(tagCharacters, '');
}

const pieces = /\u{E0001}(?<tags>[\u{E0020}-\u{E007E}]+)|\u{E007F}/gu;

/** The marks in a text, in their order; one text may begin and another end in it. */
export function marksIn(text: string): Piece[] {
  return Array.from(text.matchAll(pieces), (match): Piece => {
    const [start, end] = [match.index, match.index + match[0].length];
    const tags = match.groups?.['tags'];
    return tags === undefined
      ? { kind: 'close', start, end }
      : { kind: 'open', id: toAscii(tags), start, end };
  });
}

function toAscii(tags: string): string {
  const codes = Array.from(tags, (tag) => (tag.codePointAt(0) ?? tagBase) - tagBase);
  return String.fromCodePoint(...codes);
}

import type { Inline, InlineCode } from 'xliff';

/** Placeholders, tags, and line breaks, which tools that indent XML would change. */
const codes = /(\{\{[^{}]*\}\}|<\/?[\w-]+[^<>]*>|\s*\n\s*)/u;

/**
 * A text with its placeholders and tags as codes.
 * @param ids the ids of the codes in the English text, which the translation repeats; completed
 */
export function toInline(text: string, ids: Map<string, string>): (string | InlineCode)[] {
  const seen = new Map<string, number>();
  return pieces(text).map(({ content, isCode }) => {
    if (!isCode) return escapeAmpersands(content);
    const occurrence = (seen.get(content) ?? 0) + 1;
    seen.set(content, occurrence);
    const name = `${occurrence} ${content}`;
    const id = ids.get(name) ?? String(ids.size + 1);
    ids.set(name, id);
    return { Standalone: { id, equiv: escapeAttribute(content), disp: escapeAttribute(content) } };
  });
}

interface Piece {
  content: string;
  isCode: boolean;
}

/** Spaces alone between two codes would be lost: they become part of the first. */
function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const [index, content] of text.split(codes).entries()) {
    if (content === '') continue;
    const last = found.at(-1);
    const isBlank = content.trim() === '';
    if (isBlank && last?.isCode) last.content += content;
    else found.push({ content, isCode: index % 2 === 1 || isBlank });
  }
  return found;
}

/** The library takes `&amp;` in a text for an ampersand that is escaped already. */
function escapeAmpersands(text: string): string {
  return text.replaceAll('&', '&amp;');
}

/** The library escapes nothing but quotation marks in attributes. */
function escapeAttribute(text: string): string {
  return escapeAmpersands(text).replaceAll('<', '&lt;').replaceAll('\n', '&#10;');
}

/**
 * The text that words and codes stand for.
 * @throws if there is a code that says not what it stands for
 */
export function fromInline(inline: Inline | undefined): string | undefined {
  if (inline === undefined || typeof inline === 'string') return inline;
  return [inline].flat().map(textOf).join('');
}

function textOf(part: string | Partial<InlineCode>): string {
  if (typeof part === 'string') return part;
  const text = part.Standalone?.equiv;
  if (text === undefined)
    throw new Error('it holds a code without "equiv", which this site did not export');
  return text;
}

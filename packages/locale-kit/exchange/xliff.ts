import {
  js2xliff,
  xliff2js,
  type Inline,
  type InlineCode,
  type XliffContent,
  type XliffUnit,
} from 'xliff';
import type { ExchangeFile, ExchangeUnit } from './units';

/** Kept by tools: a text is not split, and its spaces are not changed. */
const asItIs = { canResegment: 'no', 'xml:space': 'preserve' };

/**
 * The texts as XLIFF 2.0, in which placeholders and tags are codes that tools protect.
 * @param source code of the language that the texts are translated from
 */
export async function toXliff({ language, units }: ExchangeFile, source: string): Promise<string> {
  const resources: NonNullable<XliffContent['resources']> = {};
  for (const unit of units) {
    const file = (resources[fileId(unit.name)] ??= {});
    file[unit.key] = toXliffUnit(unit);
  }
  const xml = await js2xliff(
    { sourceLanguage: source, targetLanguage: language, resources },
    { indent: '' },
  );
  const lines = xml.replace(/<(?:\/?file|unit|\/xliff)(?=[\s>])/gu, '\n$&');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines}\n`;
}

function toXliffUnit({ english, translation, note }: ExchangeUnit): XliffUnit {
  const ids = new Map<string, string>();
  return {
    ...(note !== undefined && { note: note.replaceAll('&', '&amp;') }),
    source: toInline(english, ids),
    ...(translation !== undefined && { target: toInline(translation, ids) }),
    additionalAttributes: asItIs,
  };
}

/** Ids of XLIFF files hold no slash; names of locale files hold no dot. */
function fileId(name: string): string {
  return name.replaceAll('/', '.');
}

/**
 * Reads an XLIFF 2.0 file that came back.
 * @throws if it is none, or holds what the library would lose; the message says what
 */
export async function fromXliff(xml: string): Promise<ExchangeFile> {
  const lost = /<(mrk|sm|em|cp|pc|sc|ec)[\s/>]/u.exec(xml);
  if (lost) throw new Error(`The file holds <${lost[1]}>: export it without comments and markers.`);
  if (/<\/segment>\s*(<ignorable.*?<\/ignorable>\s*)*<segment/su.test(xml)) {
    throw new Error('A text of the file is split into segments: join them, and export it again.');
  }
  const { targetLanguage, resources } = await parse(xml);
  if (targetLanguage === undefined || !resources) {
    throw new Error('The file is not XLIFF 2.0 with a target language (trgLang).');
  }
  const units = Object.entries(resources).flatMap(([id, texts]) =>
    Object.entries(texts).map(([key, unit]) => fromXliffUnit(id.replaceAll('.', '/'), key, unit)),
  );
  return { language: targetLanguage, units };
}

async function parse(xml: string): Promise<XliffContent> {
  try {
    return await xliff2js(xml);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(`The file can't be read as XLIFF: ${reason}`);
  }
}

function fromXliffUnit(name: string, key: string, unit: XliffUnit | undefined): ExchangeUnit {
  try {
    const english = fromInline(unit?.source) ?? '';
    return { name, key, english, translation: fromInline(unit?.target) || undefined };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The text ${name} ${key} can't be read: ${reason}.`);
  }
}

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

import { SaxesParser } from 'saxes';
import type { HandInText } from '../handIn/file';
import type { ExchangeUnit } from './units';

/** Placeholders, tags, and line breaks, which tools that indent XML would change. */
const codes = /(\{\{[^{}]*\}\}|<\/?[\w-]+[^<>]*>|\s*\n\s*)/u;

/**
 * The texts as XLIFF 2.0, in which placeholders and tags are codes that tools protect.
 * @param source code of the language that the texts are translated from
 */
export function toXliff(language: string, units: readonly ExchangeUnit[], source: string): string {
  const names = [...new Set(units.map(({ name }) => name))];
  const files = names.map((name) => {
    const own = units.filter((unit) => unit.name === name).map(unitXml);
    // Ids of XLIFF files hold no slash; names of locale files hold no dot.
    return `<file id="${escape(name.replaceAll('/', '.'))}">\n${own.join('\n')}\n</file>`;
  });
  const languages = `srcLang="${escape(source)}" trgLang="${escape(language)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" ${languages}>
${files.join('\n')}
</xliff>
`;
}

/** What XLIFF says of a text that is to be translated, and of one of which nothing is said. */
const initial = 'initial';

/** The note with the wording that a translation replaces. */
const replaces = 'replaces';

function notesXml({ note, limit, numbers, before, translation }: ExchangeUnit): string {
  const notes = { description: note, limit, numbers, 'old English': before };
  const xml = Object.entries({ ...notes, [replaces]: translation }).map(([category, text]) =>
    text ? `<note category="${category}">${escape(text)}</note>` : '',
  );
  return xml.some(Boolean) ? `<notes>${xml.join('')}</notes>` : '';
}

/** A text that tools neither split nor change the spaces of. */
function unitXml(unit: ExchangeUnit): string {
  const { key, english, translation, before } = unit;
  const ids = new Map<string, string>();
  const isToDo = translation === undefined || before !== undefined;
  const stateName = isToDo ? initial : 'translated';
  const source = `<source>${inlineXml(english, ids)}</source>`;
  const target = translation === undefined ? '' : `<target>${inlineXml(translation, ids)}</target>`;
  const start = `<unit id="${escape(key)}" canResegment="no" xml:space="preserve">`;
  const segment = `<segment state="${stateName}">${source}${target}</segment>`;
  return `${start}${notesXml(unit)}${segment}</unit>`;
}

/** @param ids the ids of the codes in the English text, which the translation repeats; completed */
function inlineXml(text: string, ids: Map<string, string>): string {
  const seen = new Map<string, number>();
  const pieces = text.split(codes).map((piece, index) => {
    if (index % 2 === 0) return escape(piece);
    const occurrence = (seen.get(piece) ?? 0) + 1;
    seen.set(piece, occurrence);
    const name = `${occurrence} ${piece}`;
    const id = ids.get(name) ?? String(ids.size + 1);
    ids.set(name, id);
    return `<ph id="${id}" equiv="${escape(piece)}" disp="${escape(piece)}"/>`;
  });
  return pieces.join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"\r\n\t]/gu, (character) => `&#${character.charCodeAt(0)};`);
}

/** Marks around a text, as of terms and comments: they say nothing that the text needs. */
const inlineMarks = ['mrk', 'sm', 'em'];

/** Codes inside a text whose meaning would be lost. */
const foreignCodes = ['cp', 'pc', 'sc', 'ec'];

/** A unit while it is read. */
interface ReadUnit {
  key: string;
  english: string;
  translation: string;
  replaces: string;
  segments: number;
  isInitial: boolean;
}

/**
 * Reads the texts that were written, or confirmed, in an XLIFF 2.0 file that came back.
 * @throws if it is none, is damaged or not whole, or holds what can't be kept; the message says what
 */
export function fromXliff(xml: string): HandInText[] {
  const parser = new SaxesParser();
  const path: string[] = [];
  const texts: HandInText[] = [];
  let language = '';
  let file = '';
  let category = '';
  let unit: ReadUnit | undefined;
  const refuse = (reason: string): never => {
    const place = unit ? `The text ${file} ${unit.key} ` : 'The file ';
    throw new Error(`${place}can't be read as XLIFF: ${reason}`);
  };
  const add = (text: string) => {
    const side = path.at(-1);
    if (unit && side === 'note' && category === replaces) unit.replaces += text;
    if (!unit || path.at(-2) !== 'segment') return;
    if (side === 'source') unit.english += text;
    if (side === 'target') unit.translation += text;
  };
  parser.on('error', ({ message }) => {
    const reason = message.replace(/^(\d+):(\d+): /u, 'line $1, column $2: ');
    refuse(`${reason.replace(/\.?$/u, '.')} It is damaged or not whole: export it again.`);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (path.length === 0)
      language =
        languageOf(tag, attributes) ??
        refuse('it is not XLIFF 2.0 with a target language (trgLang).');
    if (foreignCodes.includes(tag)) refuse(`it holds <${tag}>, a code of your program.`);
    if (inlineMarks.includes(tag)) return;
    if (tag === 'note') category = attributes['category'] ?? '';
    if (tag === 'file') file = (attributes['id'] ?? '').replaceAll('.', '/');
    if (tag === 'unit') {
      const key = attributes['id'] ?? '';
      unit = { key, english: '', translation: '', replaces: '', segments: 0, isInitial: false };
    }
    if (unit && tag === 'segment') unit.isInitial = (attributes['state'] ?? initial) === initial;
    if (unit && (tag === 'segment' || tag === 'ignorable')) unit.segments += 1;
    if (unit && unit.segments > 1) refuse('it is split into segments: join them.');
    if (tag === 'ph') add(attributes['equiv'] ?? refuse('it holds a code that was not exported.'));
    path.push(tag);
  });
  parser.on('closetag', ({ name: tag }) => {
    if (inlineMarks.includes(tag)) return;
    path.pop();
    if (tag !== 'unit' || !unit) return;
    const { key, english, translation, isInitial } = unit;
    const old = unit.replaces || null;
    // Nobody has looked at a text that comes back as it went, in the state in which it went.
    const isWritten = translation.trim() !== '' && (translation !== old || !isInitial);
    if (isWritten) texts.push({ language, file, key, english, old, new: translation });
    unit = undefined;
  });
  parser.write(xml).close();
  return texts;
}

/** The target language that the root element names. */
function languageOf(tag: string, { version = '', trgLang }: Record<string, string>) {
  return tag === 'xliff' && version.startsWith('2.') ? trgLang : undefined;
}

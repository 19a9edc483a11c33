import { SaxesParser } from 'saxes';
import type { StateName } from '../notes/notes';
import type { ExchangeFile, ExchangeUnit } from './units';

/** Placeholders, tags, and line breaks, which tools that indent XML would change. */
const codes = /(\{\{[^{}]*\}\}|<\/?[\w-]+[^<>]*>|\s*\n\s*)/u;

/**
 * The texts as XLIFF 2.0, in which placeholders and tags are codes that tools protect.
 * @param source code of the language that the texts are translated from
 */
export function toXliff({ language, units }: ExchangeFile, source: string): string {
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

/** The notes that say something to translators; those of any other category come from them. */
const told = {
  description: 'note',
  limit: 'limit',
  numbers: 'numbers',
  'old English': 'before',
} as const;

/** Who says that a text is reviewed or approved. */
const byCategory = 'by';

/** What XLIFF says of a text that is to be translated, and of one of which nothing is said. */
const initial = 'initial';

/** The states of XLIFF for those of the site. */
const xliffStates: Readonly<Record<StateName, string>> = {
  ...{ translated: 'translated', reviewed: 'reviewed', approved: 'final' },
};

function notesXml(unit: ExchangeUnit): string {
  const notes = [
    ...Object.entries(told).map(([category, property]) => [category, unit[property]] as const),
    ...([
      ['remark', unit.remark],
      [byCategory, unit.state?.by],
    ] as const),
  ];
  const xml = notes.map(([category, text]) =>
    text ? `<note category="${category}">${escape(text)}</note>` : '',
  );
  return xml.some(Boolean) ? `<notes>${xml.join('')}</notes>` : '';
}

/** A text that tools neither split nor change the spaces of. */
function unitXml(unit: ExchangeUnit): string {
  const { key, english, translation, before, state } = unit;
  const ids = new Map<string, string>();
  const isToDo = translation === undefined || before !== undefined;
  const stateName = isToDo ? initial : xliffStates[state?.name ?? 'translated'];
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

/**
 * Reads an XLIFF 2.0 file that came back.
 * @throws if it is none, is damaged or not whole, or holds what can't be kept; the message says what
 */
export function fromXliff(xml: string): ExchangeFile {
  const parser = new SaxesParser();
  const path: string[] = [];
  const units: ExchangeUnit[] = [];
  let language: string | undefined;
  let name = '';
  let unit: ReadUnit | undefined;
  let category = '';
  const add = (text: string) => {
    const side = path.at(-1);
    if (unit && side === 'note') addNote(unit, category, text);
    if (!unit || path.at(-2) !== 'segment') return;
    if (side === 'source') unit.english += text;
    if (side === 'target') unit.translation = (unit.translation ?? '') + text;
  };
  parser.on('error', ({ message }) => {
    const reason = message.replace(/^(\d+):(\d+): /u, 'line $1, column $2: ');
    throw unreadable(
      `${reason.replace(/\.?$/u, '.')} It is damaged or not whole: export it again.`,
    );
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (path.length === 0) language = languageOf(tag, attributes);
    if (foreignCodes.includes(tag)) {
      throw new Error(`The file holds <${tag}>: export it without codes of your program.`);
    }
    if (inlineMarks.includes(tag)) {
      if (unit && attributes['type'] === 'comment') {
        unit.remarks.push(attributes['value'] ?? '', '');
      }
      return;
    }
    if (tag === 'note') category = attributes['category'] ?? '';
    if (unit && tag === 'segment') {
      unit.state = stateFrom(attributes['state']);
      unit.isInitial = (attributes['state'] ?? initial) === initial;
    }
    if (tag === 'file') name = (attributes['id'] ?? '').replaceAll('.', '/');
    if (tag === 'unit') {
      const empty = { english: '', segments: 0, remarks: [], by: '' };
      unit = { name, key: attributes['id'] ?? '', ...empty };
    }
    if (unit && (tag === 'segment' || tag === 'ignorable')) unit.segments += 1;
    if (unit && unit.segments > 1) {
      throw new Error(
        `The text ${unit.name} ${unit.key} is split into segments: join them, and export it again.`,
      );
    }
    if (tag === 'ph' && unit) {
      const text = attributes['equiv'];
      if (text === undefined) {
        throw new Error(
          `The text ${name} ${unit.key} can't be read: it holds a code without "equiv", which this site did not export.`,
        );
      }
      add(text);
    }
    path.push(tag);
  });
  parser.on('closetag', ({ name: tag }) => {
    if (inlineMarks.includes(tag)) return;
    path.pop();
    if (tag === 'note' && unit) unit.remarks.push('');
    if (tag !== 'unit' || !unit) return;
    const { segments: _segments, remarks, by, state, isInitial, ...read } = unit;
    const remark = remarks
      .map((text) => text.trim())
      .filter(Boolean)
      .join('\n');
    units.push({
      ...read,
      translation: read.translation || undefined,
      ...(isInitial && read.translation && { isInitial }),
      ...(remark && { remark }),
      ...(state && { state: { ...state, ...(by && { by }) } }),
    });
    unit = undefined;
  });
  parser.write(xml).close();
  return { language: language ?? '', units };
}

/** A unit while it is read. */
interface ReadUnit extends ExchangeUnit {
  segments: number;
  remarks: string[];
  by: string;
}

/** Keeps what others have noted; our own notes come back as they went. */
function addNote(unit: ReadUnit, category: string, text = ''): void {
  if (category === byCategory) unit.by += text;
  else if (!Object.hasOwn(told, category)) {
    unit.remarks.push(`${unit.remarks.pop() ?? ''}${text}`);
  }
}

/** Translation programs set “translated” by themselves: it says nothing. */
function stateFrom(name: string | undefined): ExchangeUnit['state'] {
  const found = Object.entries(xliffStates).find(([, state]) => state === name)?.[0];
  return found === 'reviewed' || found === 'approved' ? { name: found } : undefined;
}

/** The target language that the root element names. */
function languageOf(tag: string, attributes: Record<string, string>): string {
  if (tag !== 'xliff') throw unreadable(`it begins with <${tag}>.`);
  const { version = '', trgLang } = attributes;
  if (version.startsWith('2.') && trgLang !== undefined) return trgLang;
  throw new Error('The file is not XLIFF 2.0 with a target language (trgLang).');
}

function unreadable(reason: string): Error {
  return new Error(`The file can't be read as XLIFF: ${reason}`);
}

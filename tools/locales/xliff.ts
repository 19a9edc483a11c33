import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { HandInText } from './handInFile';
import type { ExchangeUnit } from './units';

/** Placeholders, tags, and line breaks, which tools that indent XML would change. */
const codes = /(\{\{[^{}]*\}\}|<\/?[\w-]+[^<>]*>|\s*\n\s*)/u;

/**
 * The texts as XLIFF 1.2, in which placeholders and tags are codes that tools protect.
 * @param source code of the language that the texts are translated from
 */
export function toXliff(language: string, units: readonly ExchangeUnit[], source: string): string {
  const languages = `source-language="${escape(source)}" target-language="${escape(language)}"`;
  const names = [...new Set(units.map(({ name }) => name))];
  const files = names.map((name) => {
    const own = units.filter((unit) => unit.name === name).map((unit) => unitXml(language, unit));
    return `<file original="${escape(name)}" ${languages} datatype="plaintext"><body>\n${own.join('\n')}\n</body></file>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
${files.join('\n')}
</xliff>
`;
}

/** What begins the note with the wording that a translation replaces, and ends it. */
const replaced = /^Replaces: (.*)$/mu;

/** A text that tools don't change the spaces of. Its id and its notes are whole: some tools keep nothing else. */
function unitXml(language: string, unit: ExchangeUnit): string {
  const { key, english, translation, most, note, limit, numbers, before } = unit;
  const isRight = translation !== undefined && before === undefined;
  const toDo = translation === undefined ? 'needs-translation' : 'needs-adaptation';
  const notes = { Limit: limit, Numbers: numbers, 'Old English': before, Replaces: translation };
  const named = Object.entries(notes).map(([name, text]) => text && `${name}: ${text}`);
  const notesXml = [note, ...named].map((text) =>
    text ? `<note from="developer">${escape(text)}</note>` : '',
  );
  return [
    `<trans-unit id="${escape(`${language}/${unit.name}/${key}`)}" xml:space="preserve"${isRight ? ' approved="yes"' : ''}`,
    most === undefined ? '>' : ` maxwidth="${most}" size-unit="char">`,
    `<source>${inlineXml(english, english)}</source>`,
    // OmegaT shows the target alone: of what is to be done it is the English, with the old wording as a proposal.
    `<target state="${isRight ? 'translated' : toDo}">${inlineXml(isRight ? translation : english, english)}</target>`,
    notesXml.join(''),
    isRight || translation === undefined
      ? ''
      : `<alt-trans><target>${inlineXml(translation, english)}</target></alt-trans>`,
    '</trans-unit>',
  ].join('');
}

/** @param english the text whose codes give the ids, which the translation repeats */
function inlineXml(text: string, english: string): string {
  const known = codesOf(english);
  const ids = [...known, ...codesOf(text).filter((code) => !known.includes(code))];
  const seen = new Map<string, number>();
  const pieces = text.split(codes).map((piece, index) => {
    if (index % 2 === 0) return escape(piece);
    const occurrence = (seen.get(piece) ?? 0) + 1;
    seen.set(piece, occurrence);
    return `<ph id="${ids.indexOf(`${occurrence} ${piece}`) + 1}">${escape(piece)}</ph>`;
  });
  return pieces.join('');
}

/** The codes of a text, each with the how-manieth of its kind it is. */
function codesOf(text: string): string[] {
  const found = text.split(codes).filter((_, index) => index % 2 === 1);
  return found.map((code, at) => {
    const occurrence = found.slice(0, at + 1).filter((one) => one === code).length;
    return `${occurrence} ${code}`;
  });
}

function escape(text: string): string {
  return text.replace(/[&<>"\r\n\t]/gu, (character) => `&#${character.charCodeAt(0)};`);
}

/** Codes without content: what they stand for is not in the file, unless they say it. */
const emptyCodes = ['x', 'bx', 'ex'];

/** A unit while it is read; `context` is its id where a program that writes PO has given it another. */
type ReadUnit = Record<'id' | 'state' | 'source' | 'target' | 'note' | 'context', string>;

/** What a program that writes PO makes a text of, too. */
const poHeader = 'x-gettext-domain-header';

/** What XLIFF says of a text that nobody has looked at. */
const unseen = /^(?:new|needs-.*)?$/u;

/**
 * Reads the texts that were written, or confirmed, in an XLIFF 1.2 file that came back.
 * @throws if it is none, is damaged or not whole, or holds what can't be kept; the message says what
 */
export function fromXliff(xml: string): HandInText[] {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const texts: HandInText[] = [];
  let unit: ReadUnit | undefined;
  let isIndented = false;
  let side: 'source' | 'target' | 'note' | 'context' | undefined;
  const refuse = (reason: string): never => {
    const place = unit ? `The text ${unit.id} ` : 'The file ';
    throw new Error(`${place}can't be read as XLIFF: ${reason}`);
  };
  const add = (text: string) => {
    if (!unit || !side) return;
    unit[side] += text;
    if (side === 'target' && path.at(-1) === side) isIndented ||= /\n[ \t]/u.test(text);
  };
  parser.on('error', ({ message }) => {
    const reason = message.replace(/^(\d+):(\d+): /u, 'line $1, column $2: ');
    refuse(`${reason.replace(/\.?$/u, '.')} It is damaged or not whole: export it again.`);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', (tag: SaxesTagNS) => {
    const { local } = tag;
    const given = (name: string) => tag.attributes[name]?.value ?? '';
    if (path.length === 0 && (local !== 'xliff' || !given('version').startsWith('1.'))) {
      refuse('it is not XLIFF 1.2.');
    }
    if (local === 'trans-unit' && given('restype') !== poHeader) {
      isIndented = false;
      unit = { id: given('id'), state: '', source: '', target: '', note: '', context: '' };
    }
    // What stands deeper, in proposals of a memory, is no text of ours.
    if (unit && path.at(-1) === 'trans-unit') {
      if (local === 'source' || local === 'target') side = local;
      if (local === 'note') [side, unit.note] = ['note', `${unit.note}\n`];
      if (local === 'target') unit.state = given('state');
    }
    if (unit && local === 'context' && given('context-type') === 'sourcefile') side = local;
    if (side && local === 'g') refuse('it holds <g>, a code of your program.');
    if (side && emptyCodes.includes(local)) {
      add(given('equiv-text') || refuse('it holds a code that was not exported.'));
    }
    path.push(local);
  });
  parser.on('closetag', ({ local }) => {
    path.pop();
    if (local === side) side = undefined;
    if (local !== 'trans-unit' || !unit) return;
    const { id, context, source: english, target, note, state } = unit;
    const place = [id, context].map((one) => /^([^/]+)\/(.+)\/([^/]+)$/u.exec(one)).find(Boolean);
    const [, language = '', file = '', key = ''] = place ?? [];
    const old = replaced.exec(note)?.[1] ?? null;
    // Nobody has looked at a text that comes back as it went, in the state in which it went.
    const isWritten = target.trim() !== '' && (target !== english || !unseen.test(state));
    if (isWritten && !place && english) refuse('its id is not the one that was exported.');
    if (isWritten && isIndented)
      refuse('a program has broken its lines: switch indenting off there.');
    if (isWritten) texts.push({ language, file, key, english, old, new: target });
    unit = undefined;
  });
  parser.write(xml).close();
  return texts;
}

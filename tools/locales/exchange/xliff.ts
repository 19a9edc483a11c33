import { DOMParser, onErrorStopParsing, type Element, type Node } from '@xmldom/xmldom';
import { describeOtherFormat } from './otherFormats';
import { composed } from '../check/rules/patterns';
import { labels } from '../files/placeholderText';
import { localePath } from '../files/project';
import { idOf, parseId, type TextReference } from '../files/keys';

/** A text on its way between the site and a translator, in either direction. */
export interface Unit extends TextReference {
  /** The English that it is, or is to be, made from; of an English text, the old one. */
  source: string;
  /** The new wording; '' while there is none. */
  target: string;
  /** Every wording that the translator has seen in its place: what was received, and what was handed in since. */
  previous: readonly string[];
}

export interface WrittenUnit extends Unit {
  /** False of a text to translate: its target is the English behind a mark. */
  isDone: boolean;
  notes?: readonly string[];
}

export interface ReadUnit extends Unit {
  /** False if nobody has worked on it: it has no target, or still the one that was exported. */
  isTouched: boolean;
  /** Why it can't be taken as it is, seen without the site. */
  problem?: 'unfinished' | 'half translated' | 'two targets' | 'codes' | undefined;
  /** The languages that the file claims, '' if it doesn't. */
  claims: { source: string; target: string };
}

/** OmegaT leaves the state as it is: only other states, or approved="no" beside it, are a translator's. */
const exportedState = 'needs-adaptation';

/** Before the wording that a text replaces: translate-toolkit keeps notes in PO, but no <alt-trans>. */
const replaces = 'Replaces: ';

/** Placeholders, tags and line breaks, which programs protect as inline codes. */
const codes = /(\{\{[^{}]*\}\}|<\/?[\w-]+[^<>]*>|\s*\n\s*)/u;

const escape = (text: string) =>
  text.replace(/[&<>"\r\n\t]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text with its codes as <ph>; the codes of a translation have the ids of those in its source. */
function inline(text: string, source: string): string {
  const known = source.split(codes).filter((_, at) => at % 2 === 1);
  const pieces = text.split(codes).map((piece, at) => {
    if (at % 2 === 0) return escape(piece);
    const found = known.indexOf(piece);
    const id = found < 0 ? known.push(piece) : found + 1;
    known[id - 1] = ''; // The next one of the same kind has another id.
    return `<ph id="${id}">${escape(piece)}</ph>`;
  });
  return pieces.join('');
}

/**
 * Texts as XLIFF 1.2, with a `<file>` for each locale file, for OmegaT, Poedit, translate-toolkit and Weblate. A text to do has the
 * marked English as its target, because OmegaT 3 shows the target alone, and its old wording as previous version.
 * @param from the language of the sources
 * @param author who hands the texts in
 */
export function toXliff(units: readonly WrittenUnit[], from: string, author = ''): string {
  const phase = `<phase phase-name="hand-in" process-name="translation" contact-name="${escape(author)}"/>`;
  const header = author && `<header><phase-group>${phase}</phase-group></header>`;
  const paths = [...new Set(units.map(({ language, name }) => localePath(language, name)))];
  const files = paths.map((path) => {
    const own = units.filter(({ language, name }) => localePath(language, name) === path);
    const { language = '', name = '' } = own[0] ?? {};
    const languages = `source-language="${from}" target-language="${language}"`;
    return `<file original="${escape(name)}" ${languages} datatype="plaintext">${header}<body>\n${own.map(unitXml).join('\n')}\n</body></file>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
${files.join('\n')}
</xliff>
`;
}

function unitXml(unit: WrittenUnit): string {
  const { source, target, previous, isDone } = unit;
  const shown = isDone ? target : labels.translate + source;
  const [received] = previous;
  const notes = [...(unit.notes ?? []), ...(received ? [replaces + received] : [])];
  return [
    `<trans-unit id="${escape(idOf(unit))}" xml:space="preserve"${isDone ? ' approved="yes"' : ''}>`,
    `<source>${inline(source, source)}</source>`,
    `<target state="${isDone ? 'final' : exportedState}">${inline(shown, source)}</target>`,
    ...notes.map((note) => `<note from="developer">${escape(note)}</note>`),
    ...previous.map(
      (text) =>
        `<alt-trans alttranstype="previous-version"><target>${inline(text, source)}</target></alt-trans>`,
    ),
    '</trans-unit>',
  ].join('');
}

/**
 * Reads an export that a program has filled in, or a hand-in.
 * @throws if the file is damaged, not whole or not XLIFF 1.2; the message says where
 */
export function fromXliff(bytes: Uint8Array): { author: string; units: ReadUnit[] } {
  const other = describeOtherFormat(bytes);
  if (other) throw new Error(other);
  const root = parse(decode(bytes));
  const all = (within: Element, name: string) =>
    Array.from(within.getElementsByTagNameNS('*', name));
  const units = all(root, 'file').flatMap((file) => {
    const attribute = (name: string) => file.getAttribute(name) ?? '';
    const claims = { source: attribute('source-language'), target: attribute('target-language') };
    return all(file, 'trans-unit')
      .filter((unit) => unit.getAttribute('restype') !== 'x-gettext-domain-header')
      .map((unit) => readUnit(unit, claims));
  });
  const author = all(root, 'phase')[0]?.getAttribute('contact-name') ?? '';
  return { author, units };
}

function parse(xml: string): Element {
  let root: Element | null;
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing });
    root = parser.parseFromString(xml, 'text/xml').documentElement;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The file is damaged or not whole: ${shortened(reason)}. Ask for it again.`);
  }
  const isXliff = root?.localName === 'xliff' && root.getAttribute('version')?.startsWith('1.');
  if (!root || !isXliff) throw new Error('This is not XLIFF 1.2.');
  return root;
}

/** The reason of a parser, without the rest of the file that it may quote. */
const shortened = (reason: string) => reason.split('\n', 1).join('').slice(0, 120);

/** @throws if the bytes are of another encoding than the file says */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)/u.exec(head)?.[1];
  // UTF-16 with or without its byte order mark; without one, every second byte of the markup is 0.
  const isLittle = (first === 0xff && second === 0xfe) || second === 0;
  const isBig = (first === 0xfe && second === 0xff) || first === 0;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : (declared ?? 'utf-8');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`The file is not ${encoding}, as it says: save it as UTF-8.`);
  }
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
const children = (element: Element, name: string) =>
  Array.from(element.childNodes).filter(
    (node): node is Element => isElement(node) && node.localName === name,
  );

function readUnit(unit: Element, claims: ReadUnit['claims']): ReadUnit {
  // Programs that write PO keep our id as the place of the text.
  const context = Array.from(unit.getElementsByTagNameNS('*', 'context')).find(
    (one) => one.getAttribute('context-type') === 'sourcefile',
  );
  const id = unit.getAttribute('id') ?? '';
  const places = [id, unit.getAttribute('resname'), context?.textContent];
  const reference = places.map((place) => parseId(place ?? '')).find(Boolean);
  const [sourceElement] = children(unit, 'source');
  const [segmented = sourceElement] = children(unit, 'seg-source');
  const segments = segmentsIn(segmented);
  const targets = children(unit, 'target').filter((one) => one.textContent?.trim());
  const [target] = targets;
  const source = readText(sourceElement);
  const text = readText(target, segments);
  const state = target?.getAttribute('state') ?? '';
  const isExportedState = state === exportedState && unit.getAttribute('approved') !== 'no';
  const isUnfinished = /^(?:new$|(?:x-)?needs-)/iu.test(state) && !isExportedState;
  const isAsExported = text === labels.translate + source && /^(?:new|needs-.*|)$/u.test(state);
  let problem: ReadUnit['problem'];
  if (targets.length > 1) problem = 'two targets';
  else if (target && hasEmptyCode(target)) problem = 'codes';
  else if (hasEmptySegment(segments, segmentsIn(target))) problem = 'half translated';
  else if (isUnfinished) problem = 'unfinished';
  return {
    ...(reference ?? { language: '', name: '', key: id }),
    ...{ source, target: text, previous: previousOf(unit), problem },
    isTouched: !isBlank(text) && !isAsExported,
    claims: { ...claims, target: target?.getAttribute('xml:lang') ?? claims.target },
  };
}

/** What the translator has seen: proposals of a translation memory don't count. */
function previousOf(unit: Element): string[] {
  const versions = children(unit, 'alt-trans')
    .filter((one) => one.getAttribute('alttranstype') === 'previous-version')
    .flatMap((one) => children(one, 'target'))
    .map((target) => readText(target));
  const lines = children(unit, 'note').flatMap((note) => note.textContent?.split('\n') ?? []);
  const noted = lines.filter((line) => line.startsWith(replaces));
  return versions.length > 0 ? versions : noted.map((line) => line.slice(replaces.length));
}

function segmentsIn(element: Element | undefined): Element[] {
  const marked = element ? Array.from(element.getElementsByTagNameNS('*', 'mrk')) : [];
  // Terms and remarks are marked too, but segments alone are numbered.
  return marked.filter((one) => one.getAttribute('mtype') === 'seg' || one.hasAttribute('mid'));
}

/** Whether a text has only spaces and invisible signs. */
const isBlank = (text: string | null): boolean => !/[^\s\p{Cf}]/u.test(text ?? '');

/** Whether a segment of the source has no translation. */
function hasEmptySegment(source: readonly Element[], target: readonly Element[]): boolean {
  const wanted = source.filter(({ textContent }) => !isBlank(textContent)).length;
  const hasBlank = target.some(({ textContent }) => isBlank(textContent));
  return target.length > 0 && (hasBlank || target.length < wanted);
}

/** Whether a code has lost the placeholder or tag that it stood for. */
function hasEmptyCode(target: Element): boolean {
  const inner = Array.from(target.getElementsByTagNameNS('*', '*'));
  return inner.some(({ localName, textContent }) => localName !== 'mrk' && textContent === '');
}

/**
 * The text of an element. A letter and its accent as two characters become one.
 * @param segments of the source: programs may lose the spaces between them
 */
function readText(element: Element | undefined, segments: readonly Element[] = []): string {
  const isSpaced = segments.some((one) => /^\s/u.test(one.nextSibling?.nodeValue ?? ''));
  const textOf = (node: Node): string => {
    if (!isElement(node)) return node.nodeType === node.COMMENT_NODE ? '' : (node.nodeValue ?? '');
    const text = Array.from(node.childNodes, textOf).join('');
    const isJoined = node.localName === 'mrk' && node.nextSibling && isElement(node.nextSibling);
    return isJoined && isSpaced && !/\s$/u.test(text) ? `${text} ` : text;
  };
  return composed(element ? textOf(element) : '');
}

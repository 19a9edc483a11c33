import { DOMParser, onErrorStopParsing, type Element, type Node } from '@xmldom/xmldom';
import { composed } from '../check/rules/patterns';
import { parseId } from '../files/keys';
import { labels } from '../files/placeholderText';
import { errorWith } from '../messages/errorWith';
import { otherFormat } from './otherFormats';
import { exportedState, replaces, type ReadUnit } from './unit';

/**
 * Reads an export that a program has filled in, or a hand-in.
 * @throws if the file is damaged, not whole or not XLIFF 1.2; the message says where
 */
export function fromXliff(bytes: Uint8Array): { author: string; units: ReadUnit[] } {
  const format = otherFormat(bytes);
  if (format) throw errorWith(`terminal.formats.${format}`);
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
    throw errorWith('terminal.damaged', { reason: shortened(reason) });
  }
  const isXliff = root?.localName === 'xliff' && root.getAttribute('version')?.startsWith('1.');
  if (!root || !isXliff) throw errorWith('terminal.notXliff');
  return root;
}

/** The beginning of a parser's message, which may quote the rest of the file. */
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
    throw errorWith('terminal.notEncoded', { encoding });
  }
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
const children = (element: Element, name: string) =>
  Array.from(element.childNodes).filter(
    (node): node is Element => isElement(node) && node.localName === name,
  );

function readUnit(unit: Element, claims: ReadUnit['claims']): ReadUnit {
  // translate-toolkit moves the id of a unit to the source file of a PO entry.
  const context = Array.from(unit.getElementsByTagNameNS('*', 'context')).find(
    (element) => element.getAttribute('context-type') === 'sourcefile',
  );
  const id = unit.getAttribute('id') ?? '';
  const places = [id, unit.getAttribute('resname'), context?.textContent];
  const reference = places.map((place) => parseId(place ?? '')).find(Boolean);
  const [sourceElement] = children(unit, 'source');
  const [segmented = sourceElement] = children(unit, 'seg-source');
  const segments = segmentsIn(segmented);
  const targets = children(unit, 'target').filter((element) => element.textContent?.trim());
  const [target] = targets;
  const source = readText(sourceElement);
  const text = readText(target, segments);
  const state = target?.getAttribute('state') ?? '';
  const isExportedState = state === exportedState && unit.getAttribute('approved') !== 'no';
  const isUnfinished = /^(?:new$|(?:x-)?needs-)/iu.test(state) && !isExportedState;
  const isAsExported = text === labels.translate + source && /^(?:new|needs-.*|)$/u.test(state);
  let problem: ReadUnit['problem'];
  if (targets.length > 1) problem = 'twoTargets';
  else if (target && hasEmptyCode(target)) problem = 'codes';
  else if (hasEmptySegment(segments, segmentsIn(target))) problem = 'halfTranslated';
  else if (isUnfinished) problem = 'unfinished';
  return {
    ...(reference ?? { language: '', name: '', key: id }),
    source,
    target: text,
    previous: previousOf(unit),
    problem,
    isTouched: !isBlank(text) && !isAsExported,
    claims: { ...claims, target: target?.getAttribute('xml:lang') ?? claims.target },
  };
}

/** Wordings that the translator has seen; not those that a translation memory proposes. */
function previousOf(unit: Element): string[] {
  const versions = children(unit, 'alt-trans')
    .filter((element) => element.getAttribute('alttranstype') === 'previous-version')
    .flatMap((element) => children(element, 'target'))
    .map((target) => readText(target));
  const lines = children(unit, 'note').flatMap((note) => note.textContent?.split('\n') ?? []);
  const noted = lines.filter((line) => line.startsWith(replaces));
  return versions.length > 0 ? versions : noted.map((line) => line.slice(replaces.length));
}

function segmentsIn(element: Element | undefined): Element[] {
  const marked = element ? Array.from(element.getElementsByTagNameNS('*', 'mrk')) : [];
  // <mrk> also encloses terms and comments; only segments have numbers.
  return marked.filter(
    (element) => element.getAttribute('mtype') === 'seg' || element.hasAttribute('mid'),
  );
}

/** Whether a text has only spaces and invisible characters. */
const isBlank = (text: string | null): boolean => !/[^\s\p{Cf}]/u.test(text ?? '');

/** Whether a segment of the source has no translation. */
function hasEmptySegment(source: readonly Element[], target: readonly Element[]): boolean {
  const wanted = source.filter(({ textContent }) => !isBlank(textContent)).length;
  const hasBlank = target.some(({ textContent }) => isBlank(textContent));
  return target.length > 0 && (hasBlank || target.length < wanted);
}

/** Whether an inline code has lost its placeholder or tag. */
function hasEmptyCode(target: Element): boolean {
  const inner = Array.from(target.getElementsByTagNameNS('*', '*'));
  return inner.some(({ localName, textContent }) => localName !== 'mrk' && textContent === '');
}

/**
 * The text of an element, with composed letters.
 * @param segments of the source; if spaces separate them, the target's are separated by spaces too
 */
function readText(element: Element | undefined, segments: readonly Element[] = []): string {
  const isSpaced = segments.some((segment) => /^\s/u.test(segment.nextSibling?.nodeValue ?? ''));
  const textOf = (node: Node): string => {
    if (!isElement(node)) return node.nodeType === node.COMMENT_NODE ? '' : (node.nodeValue ?? '');
    const text = Array.from(node.childNodes, textOf).join('');
    const isJoined = node.localName === 'mrk' && node.nextSibling && isElement(node.nextSibling);
    return isJoined && isSpaced && !/\s$/u.test(text) ? `${text} ` : text;
  };
  return composed(element ? textOf(element) : '');
}

import { getLocation, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { join } from '../keys';
import { error, type FileFinding, type TextFinding } from './finding';
import { describeSyntaxError, syntaxErrorName, type SyntaxError } from './syntax';

/** A value of a locale file, with its place. */
export type Value =
  | { kind: 'text'; offset: number; text: string }
  | { kind: 'group'; offset: number; members: Map<string, Member> }
  | { kind: 'list'; offset: number; items: Value[] }
  | { kind: 'other'; offset: number; found: string };

export interface Member {
  /** Place of the key. */
  offset: number;
  value: Value;
}

export interface Document {
  text: string;
  /** null when the file can't be read. */
  root: Value | null;
  /** What is wrong with the file as such: encoding, JSON, keys that stand twice. */
  problems: FileFinding[];
}

/**
 * Reads one locale file.
 * @param content its bytes or its text
 */
export function readDocument(content: string | Uint8Array): Document {
  const { text, problem } = decode(content);
  if (problem) {
    return { text, root: null, problems: [{ ...problem, index: problem.index ?? 0, key: '' }] };
  }
  const errors: ParseError[] = [];
  const tree = parse(text, errors);
  const [first] = errors;
  const syntaxError = first ? named(first) : backstop(text);
  if (syntaxError || !tree) {
    const { message, suggestion } = describeSyntaxError(text, syntaxError);
    const index = syntaxError?.offset ?? 0;
    const key = syntaxError
      ? getLocation(text, index)
          .path.filter((name) => name !== '')
          .join('.')
      : '';
    const finding = error('json', message, suggestion);
    return { text, root: null, problems: [{ ...finding, index, key }] };
  }
  const problems: FileFinding[] = [];
  return { text, root: toValue(tree, '', text, problems), problems };
}

function parse(text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors, { disallowComments: true, allowEmptyContent: false });
  } catch {
    return undefined; // nested deeper than the stack
  }
}

function named({ error: code, offset, length }: ParseError): SyntaxError {
  return { name: syntaxErrorName(code), offset, length };
}

/** The site reads the files with `JSON.parse`: what that refuses is wrong, whatever the parser says. */
function backstop(text: string): SyntaxError | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return { name: null, offset: 0, length: 0 };
  }
}

function toValue(node: Node, path: string, text: string, problems: FileFinding[]): Value {
  const { offset } = node;
  switch (node.type) {
    case 'string':
      return { kind: 'text', offset, text: String(node.value) };
    case 'array':
      return {
        kind: 'list',
        offset,
        items: (node.children ?? []).map((child, index) =>
          toValue(child, join(path, index), text, problems),
        ),
      };
    case 'object':
      return { kind: 'group', offset, members: toMembers(node, path, text, problems) };
    default:
      return { kind: 'other', offset, found: text.slice(offset, offset + node.length) };
  }
}

function toMembers(node: Node, path: string, text: string, problems: FileFinding[]) {
  const members = new Map<string, Member>();
  for (const { children: [name, content] = [] } of node.children ?? []) {
    if (!name || !content) continue;
    const key = String(name.value);
    const keyPath = join(path, key);
    const earlier = members.get(key);
    if (earlier) problems.push(duplicate(keyPath, name.offset, text, earlier.offset));
    else {
      members.set(key, { offset: name.offset, value: toValue(content, keyPath, text, problems) });
    }
  }
  return members;
}

function duplicate(key: string, index: number, text: string, earlier: number): FileFinding {
  const message = `The key stands twice: also in line ${placeOf(text, earlier).line}.`;
  const suggestion = 'Keep the right one and delete the other.';
  return { ...error('duplicate-key', message, suggestion), index, key };
}

/** Line and column of a place in a text, both from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (
    let next = text.indexOf('\n');
    next >= 0 && next < offset;
    next = text.indexOf('\n', start)
  ) {
    line += 1;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
}

/**
 * Where a character of a text value stands in the file.
 * @param offset the opening quotation mark of the value
 * @param index the character's index in the value, escapes resolved
 */
export function offsetOf(text: string, offset: number, index: number): number {
  let position = offset + 1;
  for (let count = 0; count < index; count += 1) {
    if (text[position] !== '\\') position += 1;
    else position += text[position + 1] === 'u' ? 6 : 2;
  }
  return position;
}

export interface DecodedFile {
  /** The text, with a replacement character for each byte that is not UTF-8. */
  text: string;
  /** What is wrong with the encoding; `index` is a place in `text`. */
  problem: TextFinding | null;
}

const saveAsUtf8 = 'Save the file again with the encoding "UTF-8" (in most editors: Save As).';

/**
 * The text of a locale file.
 * @param content its bytes, or its text when the encoding is already known to be right
 */
export function decode(content: string | Uint8Array): DecodedFile {
  if (typeof content !== 'string') return decodeBytes(content);
  return { text: content, problem: byteOrderMark(content) };
}

function decodeBytes(bytes: Uint8Array): DecodedFile {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return { text, problem: encodingError('The file is saved as UTF-16.', 0) };
  const invalid = text.includes('\uFFFD') ? firstInvalidByte(bytes, text) : -1;
  if (invalid < 0) return { text, problem: byteOrderMark(text) };
  const index = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    bytes.subarray(0, invalid),
  ).length;
  return { text, problem: encodingError('A character here is not valid UTF-8.', index) };
}

/** The decoder replaces what it can't read, so the first difference from the original is the place. */
function firstInvalidByte(bytes: Uint8Array, text: string): number {
  const encoded = new TextEncoder().encode(text);
  return encoded.findIndex((byte, index) => byte !== bytes[index]);
}

function byteOrderMark(text: string): TextFinding | null {
  if (!text.startsWith('\uFEFF')) return null;
  const problem = encodingError('The file begins with an invisible byte order mark.', 0);
  return { ...problem, suggestion: 'Save the file as "UTF-8" without "BOM" (byte order mark).' };
}

function encodingError(message: string, index: number): TextFinding {
  return error('encoding', message, saveAsUtf8, index);
}

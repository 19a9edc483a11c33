import {
  getLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { join } from './keys';
import { finding, type FileFinding, type Rule } from './finding';

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
  if (problem) return { text, root: null, problems: [{ ...problem, key: '' }] };
  const errors: ParseError[] = [];
  const tree = parse(text, errors);
  const [first] = errors;
  if (first || !tree || !isJson(text)) {
    const index = first?.offset ?? 0;
    const path = first ? getLocation(text, index).path.filter((name) => name !== '') : [];
    const broken = { ...finding(syntaxRule(text, first)), index, key: path.join('.') };
    return { text, root: null, problems: [broken] };
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

/** The site reads the files with `JSON.parse`: what that refuses is wrong, whatever the parser says. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is told of each error of the parser. */
const syntaxRules: Readonly<Partial<Record<string, Rule>>> = {
  ...{ CommaExpected: 'json-comma', CloseBraceExpected: 'json-bracket' },
  ...{ CloseBracketExpected: 'json-bracket', UnexpectedEndOfString: 'json-quote' },
  ...{ PropertyNameExpected: 'json-quote', ValueExpected: 'json-quote' },
  ...{ InvalidSymbol: 'json-quote', ColonExpected: 'json-quote' },
  ...{ InvalidCharacter: 'json-character', InvalidEscapeCharacter: 'json-character' },
  ...{ InvalidUnicode: 'json-character' },
};

function syntaxRule(text: string, error: ParseError | undefined): Rule {
  if (text.trim() === '') return 'json-empty';
  if (/^(<{7}|={7}|>{7})/mu.test(text)) return 'json-merge';
  if (!error) return 'json';
  const name = printParseErrorCode(error.error);
  const isExtra = ['PropertyNameExpected', 'ValueExpected'].includes(name);
  if (isExtra && /[}\]]/u.test(text.charAt(error.offset))) return 'json-extra-comma';
  return syntaxRules[name] ?? 'json';
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
  return { ...finding('duplicate-key', { line: placeOf(text, earlier).line }), index, key };
}

/** Line and column of a place in a text, both from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
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

/** The text of a locale file, and what is wrong with its encoding. */
export function decode(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? null : content;
  const text =
    typeof content === 'string'
      ? content
      : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
  const isMarked = text.startsWith('\uFEFF');
  // The decoder replaces what it can't read: the first difference from the original is the place.
  const index = bytes && text.includes('\uFFFD') ? lengthBeforeDamage(bytes, text) : -1;
  const rule = index >= 0 ? 'not-utf8' : isMarked ? 'byte-order-mark' : undefined;
  return { text, problem: rule && { ...finding(rule), index: Math.max(index, 0) } };
}

function lengthBeforeDamage(bytes: Uint8Array, text: string): number {
  const at = new TextEncoder().encode(text).findIndex((byte, index) => byte !== bytes[index]);
  if (at < 0) return -1;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, at)).length;
}

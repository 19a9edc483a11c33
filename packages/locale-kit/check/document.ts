import { getLocation, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { decode } from './encoding';
import type { TextFinding } from './finding';
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

/** A finding with its place in the file's text and the key that it belongs to. */
export interface FileFinding extends TextFinding {
  index: number;
  key: string;
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
    const finding = { severity: 'error', rule: 'json', message, suggestion, index, key } as const;
    return { text, root: null, problems: [finding] };
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

function named({ error, offset, length }: ParseError): SyntaxError {
  return { name: syntaxErrorName(error), offset, length };
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
          toValue(child, join(path, String(index)), text, problems),
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
  return {
    severity: 'error',
    rule: 'duplicate-key',
    index,
    key,
    message: `The key stands twice: also in line ${placeOf(text, earlier).line}.`,
    suggestion: 'Keep the right one and delete the other.',
  };
}

/** The path of a value inside the one at `path`. */
export function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
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

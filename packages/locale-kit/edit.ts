import {
  applyEdits,
  createScanner,
  findNodeAtLocation,
  modify,
  parseTree,
  type JSONPath,
} from 'jsonc-parser';
import { readDocument, type Value } from './check/document';
import { join } from './keys';

/**
 * Puts texts into a locale file; everything else stays as it is, to the byte. A text that the file
 * doesn't have yet is added at its place and written like its neighbours.
 * @param file the file's text, undefined for a file that is not there yet
 * @param texts path of each text -> the text
 * @param order the paths of all texts that the file should have, in their order
 * @throws if the file is not JSON, or if a text can't stand at its path
 */
export function setTexts(
  file: string | undefined,
  texts: ReadonlyMap<string, string>,
  order: Iterable<string>,
): string {
  const before = file ?? '{}\n';
  const keys = [...order];
  const spelling = spellingOf(before);
  const { root } = readDocument(before);
  const found = [...texts].flatMap(([key, text]) => {
    const span = root && findText(before, root, key);
    return span ? [{ ...span, key, text }] : [];
  });
  const missing = [...texts].filter(([key]) => !found.some((one) => one.key === key));
  // From the end, so that the places before stay.
  const edited = found
    .sort((one, other) => other.start - one.start)
    .reduce((json, one) => replaced(json, one, one.text, spelling), before);
  return missing.reduce((json, [key, text]) => {
    const added = addKey(json, key, keys);
    const { root: tree } = readDocument(added);
    const span = tree && findText(added, tree, key);
    if (!span) throw new Error(`The file has no place for the text “${key}”.`);
    return replaced(added, span, text, spelling);
  }, edited);
}

function replaced(json: string, { start, end }: TextSpan, text: string, spelling: Spelling) {
  return json.slice(0, start) + spell(text, spelling) + json.slice(end);
}

/**
 * Adds an empty text to a locale file, indented like the others.
 * @param json the file's text
 * @param key path of the text; groups that it needs are added too
 * @param order the paths of all texts that the file should have, in their order
 */
function addKey(json: string, key: string, order: readonly string[]): string {
  const path = toPath(key);
  const tree = parseTree(json);
  const depth = path.findIndex(
    (_, index) => !tree || !findNodeAtLocation(tree, path.slice(0, index + 1)),
  );
  const parent = path.slice(0, depth);
  const siblings = order
    .map(toPath)
    .filter((other) => parent.every((segment, index) => other[index] === segment))
    .map((other) => other[depth]);
  const before = siblings.slice(0, siblings.indexOf(path[depth]));
  return applyEdits(
    json,
    modify(json, path, '', {
      formattingOptions: formattingOf(json),
      getInsertionIndex: (names) => names.findLastIndex((name) => before.includes(name)) + 1,
    }),
  );
}

function formattingOf(json: string) {
  const indent = /^([ \t]+)"/mu.exec(json)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: json.includes('\r\n') ? '\r\n' : '\n',
  };
}

function toPath(key: string): JSONPath {
  return key.split('.').map((segment) => (/^\d+$/u.test(segment) ? Number(segment) : segment));
}

/** A text and the place of its JSON string, quotation marks included. */
export interface TextSpan {
  text: string;
  start: number;
  end: number;
}

/**
 * Finds a text in a locale file.
 * @param json the file's text
 * @param root what `readDocument` made of it
 * @param key path of the value, such as `phases.0.title`
 * @returns null if there is no text at the path
 */
export function findText(json: string, root: Value, key: string): TextSpan | null {
  let value: Value | undefined = root;
  for (const name of key.split('.')) value = inside(value, name);
  if (value?.kind !== 'text') return null;
  const scanner = createScanner(json);
  scanner.setPosition(value.offset);
  scanner.scan();
  const start = scanner.getTokenOffset();
  return { text: value.text, start, end: start + scanner.getTokenLength() };
}

function inside(value: Value | undefined, name: string): Value | undefined {
  if (value?.kind === 'group') return value.members.get(name)?.value;
  if (value?.kind === 'list' && /^(?:0|[1-9]\d*)$/u.test(name)) return value.items[Number(name)];
  return undefined;
}

/** All texts of a file, in its order. */
export function allTexts(root: Value, path = ''): { key: string; text: string }[] {
  switch (root.kind) {
    case 'text':
      return [{ key: path, text: root.text }];
    case 'group':
      return [...root.members].flatMap(([name, { value }]) => allTexts(value, join(path, name)));
    case 'list':
      return root.items.flatMap((item, index) => allTexts(item, join(path, index)));
    case 'other':
      return [];
  }
}

/** How a file writes the characters of its texts. */
interface Spelling {
  /** A character to the escape sequence that the file uses for it, and only that. */
  escapes: ReadonlyMap<string, string>;
  /** Whether it escapes everything beyond ASCII. */
  isAscii: boolean;
  /** Whether its escape sequences have capital letters. */
  isUpperCase: boolean;
}

const escapeSequence = /\\(?:u[\dA-Fa-f]{4}|.)/gsu;

/**
 * Looks how a JSON file is spelled, so that an edited text is written like its neighbours.
 * @param json the file's text
 */
function spellingOf(json: string): Spelling {
  const plain = new Set(json.replace(escapeSequence, ''));
  const sequences = new Set(json.match(escapeSequence));
  const escapes = new Map<string, string>();
  for (const sequence of sequences) {
    const character = JSON.parse(`"${sequence}"`) as string;
    if (!plain.has(character)) escapes.set(character, sequence);
  }
  const codes = [...sequences].filter((sequence) => sequence.startsWith('\\u')).join('');
  return {
    escapes,
    isAscii: !/[^\x00-\x7F]/u.test(json) && /\\u(?!00[0-7])/u.test(codes),
    isUpperCase: /[A-F]/u.test(codes),
  };
}

/**
 * A text as a JSON string, with its quotation marks.
 * @param spelling that of the file
 */
function spell(text: string, { escapes, isAscii, isUpperCase }: Spelling): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charAt(index));
  const written = isAscii ? units : Array.from(text);
  return `"${written.map(spellCharacter).join('')}"`;

  function spellCharacter(character: string): string {
    const known = escapes.get(character);
    if (known !== undefined) return known;
    if (!isAscii || character < '\x7F') return JSON.stringify(character).slice(1, -1);
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${isUpperCase ? code.toUpperCase() : code}`;
  }
}

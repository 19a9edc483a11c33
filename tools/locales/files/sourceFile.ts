import { isUtf8 } from 'node:buffer';
import {
  getLocation,
  parseTree,
  printParseErrorCode,
  visit,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { Rule } from '../messages/wordsIn';

/** A parsed JSON file with the positions of its values. */
export interface SourceFile {
  text: string;
  /** Syntax tree and parsed content; both undefined if the file can't be parsed. */
  root: Node | undefined;
  content: unknown;
  problems: SourceProblem[];
}

/** An error of encoding or syntax, or a duplicate key. */
export interface SourceProblem {
  rule: Rule;
  /** Offset in the file. */
  index: number;
  key: string;
}

/** Parses a file. A file with an error of encoding or syntax has no tree; a file with duplicate keys has. */
export function readSourceFile(bytes: string | Uint8Array): SourceFile {
  const text = decodeUtf8(bytes);
  const broken = (problem: SourceProblem) => {
    return { text, root: undefined, content: undefined, problems: [problem] };
  };
  // The decoder replaces a byte that is not UTF-8 by U+FFFD.
  if (typeof bytes !== 'string' && !isUtf8(bytes))
    return broken({ rule: 'not-utf8', index: text.indexOf('\uFFFD'), key: '' });
  if (text.startsWith('\uFEFF')) return broken({ rule: 'byte-order-mark', index: 0, key: '' });
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowEmptyContent: false });
  if (root && errors.length === 0)
    return { text, root, content: JSON.parse(text), problems: duplicateKeys(text) };
  const [first] = errors;
  const index = first?.offset ?? 0;
  const path = first ? getLocation(text, index).path.filter((name) => name !== '') : [];
  return broken({ rule: syntaxRule(text, first), index, key: path.join('.') });
}

/** The rule for each error of the parser. */
const syntaxRules: Readonly<Partial<Record<string, Rule>>> = {
  CommaExpected: 'json-comma',
  CloseBraceExpected: 'json-bracket',
  CloseBracketExpected: 'json-bracket',
  UnexpectedEndOfString: 'json-quote',
  PropertyNameExpected: 'json-quote',
  ValueExpected: 'json-quote',
  InvalidSymbol: 'json-quote',
  ColonExpected: 'json-quote',
  InvalidCharacter: 'json-character',
  InvalidEscapeCharacter: 'json-character',
  InvalidUnicode: 'json-character',
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

/** Keys that an object has twice: JSON.parse silently keeps the last value. */
function duplicateKeys(text: string): SourceProblem[] {
  const keys = new Set<string>();
  const found: SourceProblem[] = [];
  visit(text, {
    onObjectProperty: (name, index, _length, _line, _column, parentPath) => {
      const key = [...parentPath(), name].join('.');
      if (keys.has(key)) found.push({ rule: 'duplicate-key', index, key });
      keys.add(key);
    },
  });
  return found;
}

/** Line and column of an offset, both from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Decodes UTF-8, with its byte order mark. */
export const decodeUtf8 = (content: string | Uint8Array): string =>
  typeof content === 'string'
    ? content
    : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);

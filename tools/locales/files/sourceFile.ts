import { isUtf8 } from 'node:buffer';
import {
  getLocation,
  parseTree,
  printParseErrorCode,
  visit,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { finding, type FileFinding, type Rule } from '../check/finding';

/** A JSON file with the places of its values. */
export interface SourceFile {
  text: string;
  /** The syntax tree and the parsed content; undefined if the file can't be read. */
  root: Node | undefined;
  content: unknown;
  /** Errors of encoding and syntax, and duplicate keys. */
  problems: FileFinding[];
}

export function readSourceFile(bytes: string | Uint8Array): SourceFile {
  const { text, problem } = decode(bytes);
  const broken = (found: FileFinding) => {
    return { text, root: undefined, content: undefined, problems: [found] };
  };
  if (problem) return broken({ ...problem, key: '' });
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowEmptyContent: false });
  if (root && errors.length === 0)
    return { text, root, content: JSON.parse(text), problems: duplicates(text) };
  const [first] = errors;
  const index = first?.offset ?? 0;
  const path = first ? getLocation(text, index).path.filter((name) => name !== '') : [];
  return broken({ ...finding(syntaxRule(text, first)), index, key: path.join('.') });
}

/** The rule for each error of the parser. */
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

/** JSON.parse keeps the last of two values with the same key, and says nothing. */
function duplicates(text: string): FileFinding[] {
  const keys = new Set<string>();
  const found: FileFinding[] = [];
  visit(text, {
    onObjectProperty: (name, offset, _length, _line, _column, pathOf) => {
      const key = [...pathOf(), name].join('.');
      if (keys.has(key)) found.push({ ...finding('duplicate-key'), index: offset, key });
      keys.add(key);
    },
  });
  return found;
}

export function positionAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The text of a file, and an error of its encoding. */
export function decode(content: string | Uint8Array) {
  const isText = typeof content === 'string';
  const text = isText ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
  if (!isText && !isUtf8(content)) {
    // The decoder puts U+FFFD where it can't read a byte.
    return { text, problem: { ...finding('not-utf8'), index: text.indexOf('\uFFFD') } };
  }
  const hasMark = text.startsWith('\uFEFF');
  return { text, problem: hasMark ? { ...finding('byte-order-mark'), index: 0 } : undefined };
}

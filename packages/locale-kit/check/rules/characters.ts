import { error, warning, type TextFinding } from '../finding';
import { sources } from '../../project';
import { unmaskedIndex } from '../mask';
import { lettersWithout, type TextCheck, type TextContext } from '../text';

/**
 * Rules 1, 2 and 6 of the language checks, and what they leave open: spaces, unseen characters, and
 * what would break the markup or show raw signs.
 */
export const characterRules: readonly TextCheck[] = [
  function outerSpaces({ text }) {
    if (text === text.trim()) return [];
    const index = text === text.trimStart() ? text.trimEnd().length : 0;
    return [error('rule-1', 'The text begins or ends with a space.', 'Delete that space.', index)];
  },
  function doubleSpaces({ text }) {
    const index = text.search(/\x20{2}/u);
    if (index < 0) return [];
    return [error('rule-1', 'Two spaces follow each other.', 'Leave one.', index)];
  },
  function forbiddenCharacters({ text }) {
    const match = /[\u00AD\u200B\uFEFF\uFFFD]/u.exec(text);
    if (!match) return [];
    const message = `The text holds ${nameOf(match[0])}, which can’t be seen or read.`;
    const suggestion =
      match[0] === '\uFFFD'
        ? 'Type the lost character again.'
        : 'Delete it: put the cursor behind it and press the backspace key once.';
    return [error('rule-2', message, suggestion, match.index)];
  },
  function decomposedLetters({ text, language }) {
    const composed = text.normalize('NFC');
    if (language.script === 'arabic' || text === composed) return [];
    const index = [...text].findIndex((_, at) => text[at] !== composed[at]);
    const message = 'A letter and its accent are two characters here.';
    const suggestion = `Type the accented letter as one character: ${excerpt(composed, index)}`;
    return [error('rule-2', message, suggestion, Math.max(index, 0))];
  },
  function directionMarks({ text }) {
    const embedding = text.search(/[\u202A-\u202E]/u);
    if (embedding >= 0) {
      const message = `The text holds ${nameOf(text.charAt(embedding))}, an outdated direction mark.`;
      return [error('rule-6', message, `Delete it, or ${isolates}`, embedding)];
    }
    const index = unbalancedIsolate(text);
    if (index === null) return [];
    const message = 'The direction marks U+2066 to U+2069 are not in pairs.';
    return [error('rule-6', message, `${isolates}, or delete both.`, index)];
  },
  function controlCharacters({ text }) {
    const match = controls.exec(text);
    if (!match) return [];
    const message = `The text holds ${nameOf(match[0])}, which must not stand in a text.`;
    const suggestion = /\s/u.test(match[0])
      ? 'Put an ordinary space there: one text is one paragraph.'
      : 'Delete it.';
    return [error('control-character', message, suggestion, match.index)];
  },
  function garbledLetters({ text }) {
    const match = garbled.exec(text);
    if (!match) return [];
    const message = `“${match[0]}” stands for a letter that was read in the wrong encoding.`;
    return [error('encoding', message, 'Type the word again.', match.index)];
  },
  function invisibleMarks({ text }) {
    const match = /[\u061C\u200C-\u200F]/u.exec(text);
    if (!match) return [];
    const message = `The text holds ${nameOf(match[0])}, which can’t be seen.`;
    const suggestion = `Delete it. If it keeps a number or a Latin word in place, ${isolates}.`;
    return [warning('invisible-mark', message, suggestion, match.index)];
  },
  withoutGlyph,
  strayBraces,
  nestedKey,
  tagNesting,
];

const isolates = 'put U+2066 before and U+2069 after what keeps its own direction';

/** Controls, line separators, invisible operators, tag characters, private use, halves of characters. */
const controls =
  /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u180E\u2060-\u2065\u206A-\u206F\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

/** The bytes of accented or Arabic letters and of typographic marks, each shown as a character. */
const garbled = /Ã[\u0080-\u00BF\u0152-\u2122]|â€|(?:[ØÙ][\u0080-\u00BF\u0152-\u2122]){2}/u;

function unbalancedIsolate(text: string): number | null {
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x2066 && code <= 0x2068) open.push(index);
    else if (code === 0x2069 && open.pop() === undefined) return index;
  }
  return open.at(-1) ?? null;
}

const names: Record<string, string> = {
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\uFEFF': 'a byte order mark',
  '\uFFFD': 'a replacement character',
  '\u061C': 'an Arabic letter mark',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\u200E': 'a left-to-right mark',
  '\u200F': 'a right-to-left mark',
  '\n': 'a line break',
  '\t': 'a tab',
};

function nameOf(character: string): string {
  return `${names[character] ?? 'an invisible character'} (${codeOf(character)})`;
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The word around a place, so that a message can show what is meant. */
function excerpt(text: string, index: number): string {
  const start = text.lastIndexOf(' ', index) + 1;
  const end = text.indexOf(' ', index);
  return text.slice(start, end < 0 ? text.length : end);
}

/** Finds letters that only look like those of the language, too. */
function withoutGlyph({ text, masked, characters }: TextContext): TextFinding[] {
  const [letter] = lettersWithout(characters, masked);
  if (letter === undefined) return [];
  const message = `The fonts of the site have no “${letter}” (${codeOf(letter)}).`;
  const suggestion = `Type the word again, if a letter that looks alike was pasted; if the language has this letter, a developer must add it to ${sources.letters}.`;
  const index = unmaskedIndex(text, masked.indexOf(letter));
  return [error('letter', message, suggestion, index)];
}

function strayBraces({ text }: TextContext): TextFinding[] {
  if (!/[{}]/u.test(text)) return [];
  const index = text
    .replace(/\{\{[^{}]+\}\}/gu, (match) => ' '.repeat(match.length))
    .search(/[{}]/u);
  if (index < 0) return [];
  const message = 'A brace { or } is not part of a placeholder.';
  return [error('brace', message, 'Write placeholders as {{name}}, with two braces.', index)];
}

function nestedKey({ text, english }: TextContext): TextFinding[] {
  const index = text.indexOf('$t(');
  if (index < 0 || english?.includes('$t(')) return [];
  return [error('nesting', 'The text refers to another key with $t(.', 'Write it out.', index)];
}

function tagNesting({ text }: TextContext): TextFinding[] {
  const open: { name: string; index: number }[] = [];
  for (const { 0: tag, 1: slash, 2: name = '', index } of text.matchAll(/<(\/?)([\w-]+)[^>]*>/gu)) {
    if (tag.endsWith('/>')) continue;
    if (slash === '') open.push({ name, index });
    else if (open.pop()?.name !== name) return [nestingError(tag, index)];
  }
  const [left] = open;
  return left ? [nestingError(`<${left.name}>`, left.index)] : [];
}

function nestingError(tag: string, index: number): TextFinding {
  const message = `The tag ${tag} has no partner at its place.`;
  return error('tag-nesting', message, 'Each <name> is closed by </name>, the last first.', index);
}

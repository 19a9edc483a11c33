import type { TextContext } from '../context';
import type { TextFinding } from '../finding';

/** What would break the markup or show raw signs, beyond the sets compared by rules 3 and 4. */
export function markup({ text, english }: TextContext): TextFinding[] {
  return [...strayBraces(text), ...nestedKey(text, english), ...tagNesting(text)];
}

function strayBraces(text: string): TextFinding[] {
  if (!/[{}]/u.test(text)) return [];
  const index = text
    .replace(/\{\{[^{}]+\}\}/gu, (match) => ' '.repeat(match.length))
    .search(/[{}]/u);
  if (index < 0) return [];
  const message = 'A brace { or } is not part of a placeholder.';
  return [error('brace', message, 'Write placeholders as {{name}}, with two braces.', index)];
}

function nestedKey(text: string, english: string | undefined): TextFinding[] {
  const index = text.indexOf('$t(');
  if (index < 0 || english?.includes('$t(')) return [];
  return [error('nesting', 'The text refers to another key with $t(.', 'Write it out.', index)];
}

function tagNesting(text: string): TextFinding[] {
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

function error(rule: string, message: string, suggestion: string, index: number): TextFinding {
  return { severity: 'error', rule, message, suggestion, index };
}

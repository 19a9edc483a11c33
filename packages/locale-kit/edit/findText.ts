import { createScanner } from 'jsonc-parser';
import type { Value } from '../check/document';

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
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  switch (root.kind) {
    case 'text':
      return [{ key: path, text: root.text }];
    case 'group':
      return [...root.members].flatMap(([name, { value }]) => allTexts(value, at(name)));
    case 'list':
      return root.items.flatMap((item, index) => allTexts(item, at(String(index))));
    case 'other':
      return [];
  }
}

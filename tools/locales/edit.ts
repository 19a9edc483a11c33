import type { Value } from './sourceFile';
import { join } from './keys';
import { entriesFor, type Json, type Schema, type TextEntry } from './schema';

/**
 * The content of a file with all texts that a language needs, in the order of the schema.
 * @param textOf gives each text
 * @param isThere as in `entriesFor`
 */
export function fill(
  schema: Schema,
  language: string,
  textOf: (key: string, entry: TextEntry) => string,
  isThere?: (key: string, entry?: TextEntry) => boolean,
): Json {
  const content: Json = {};
  for (const [key, entry] of entriesFor(schema, language, isThere)) {
    put(content, key.split('.'), textOf(key, entry));
  }
  return content;
}

/**
 * Puts texts into a locale file, which keeps its indent and line ends.
 * @param file the file's text, undefined for a file that is not there yet
 * @param texts path of each text -> the text
 * @param order the paths of all texts that the file should have: where one is added that it lacked
 * @throws if a text can't stand at its path
 */
export function setTexts(
  file: string | undefined,
  texts: ReadonlyMap<string, string>,
  order: Iterable<string>,
): string {
  const { content, refused } = placeTexts(file, texts, order);
  for (const reason of refused.values()) throw new Error(reason);
  return content;
}

/**
 * Puts those texts into a locale file that can stand in it, as `setTexts` does.
 * @returns the new content, and by its path why a text can't stand there
 */
export function placeTexts(
  file = '{}\n',
  texts: ReadonlyMap<string, string>,
  order: Iterable<string>,
): { content: string; refused: Map<string, string> } {
  const keys = [...order];
  const refused = new Map<string, string>();
  const content = JSON.parse(file) as Json;
  // The entries of a list in their order: one can't be added before those that it follows.
  const sorted = [...texts].sort(([one], [other]) => keys.indexOf(one) - keys.indexOf(other));
  for (const [key, text] of sorted) {
    const hasPlace = put(content, key.split('.'), text);
    if (!hasPlace) refused.set(key, `The file has no place for the text “${key}”.`);
  }
  const indent = /^([ \t]+)["[{]/mu.exec(file)?.[1] ?? '  ';
  const written = JSON.stringify(inOrder(content, '', keys), null, indent);
  const end = /\s*$/u.exec(file)?.[0] ?? '\n';
  return {
    content: (written + end).replace(/\r?\n/gu, file.includes('\r\n') ? '\r\n' : '\n'),
    refused,
  };
}

/** Puts a text at a path; false if something else than a text stands there, or entries are missing before it. */
function put(value: Json, [name = '', ...rest]: readonly string[], text: string): boolean {
  if (typeof value === 'string') return false;
  const isEntry = /^\d+$/u.test(name);
  if (Array.isArray(value) !== isEntry) return false;
  if (Array.isArray(value) && Number(name) > value.length) return false;
  const group = value as Record<string, Json>;
  const found = Object.hasOwn(group, name) ? group[name] : undefined;
  if (rest.length > 0) {
    const inner = found ?? (/^\d+$/u.test(rest[0] ?? '') ? [] : {});
    if (!put(inner, rest, text)) return false;
    group[name] = inner;
    return true;
  }
  if (found !== undefined && typeof found !== 'string') return false;
  group[name] = text;
  return true;
}

/** A value with the members of its groups in the order of the keys; those that are unknown stand last. */
function inOrder(value: Json, path: string, keys: readonly string[]): Json {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item, at) => inOrder(item, join(path, at), keys));
  const members = Object.entries(value).map(([name, inner]) => {
    const own = join(path, name);
    const at = keys.findIndex((key) => key === own || key.startsWith(`${own}.`));
    return { at: at < 0 ? keys.length : at, member: [name, inOrder(inner, own, keys)] as const };
  });
  members.sort((one, other) => one.at - other.at);
  return Object.fromEntries(members.map(({ member }) => member));
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

import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser';
import type { Value } from './check/document';
import { join } from './keys';

/** A text that a file has no place for. */
export class NoPlace extends Error {}

/**
 * Puts texts into a locale file; everything else stays as it is, to the byte. A text that the file
 * doesn't have yet is added at its place and indented like its neighbours.
 * @param file the file's text, undefined for a file that is not there yet
 * @param texts path of each text -> the text
 * @param order the paths of all texts that the file should have, in their order
 * @throws `NoPlace` if a text can't stand at its path
 */
export function setTexts(
  file: string | undefined,
  texts: ReadonlyMap<string, string>,
  order: Iterable<string>,
): string {
  const { content, refused } = placeTexts(file, texts, order);
  for (const error of refused.values()) throw error;
  return content;
}

/**
 * Puts those texts into a locale file that can stand in it, as `setTexts` does.
 * @returns the new content, and by its path why a text can't stand there
 */
export function placeTexts(
  file: string | undefined,
  texts: ReadonlyMap<string, string>,
  order: Iterable<string>,
): { content: string; refused: Map<string, NoPlace> } {
  const keys = [...order];
  const paths = keys.map(toPath);
  const refused = new Map<string, NoPlace>();
  let content = file ?? '{}\n';
  // The entries of a list in their order: one can't be added before those that it follows.
  const sorted = [...texts].sort(([one], [other]) => keys.indexOf(one) - keys.indexOf(other));
  for (const [key, text] of sorted) {
    try {
      content = withText(content, key, text, paths);
    } catch (error) {
      if (!(error instanceof NoPlace)) throw error;
      refused.set(key, error);
    }
  }
  return { content, refused };
}

/** @param order the paths of all texts that the file should have, in their order */
function withText(json: string, key: string, text: string, order: readonly JSONPath[]): string {
  const path = toPath(key);
  const tree = parseTree(json);
  const found = tree && findNodeAtLocation(tree, path);
  if (!found) return added(json, path, text, order);
  if (found.type !== 'string') throw noPlace(key, 'something else than a text stands there.');
  return applyEdits(json, modify(json, path, text, {}));
}

/**
 * A locale file with a text that it lacked, indented like the others.
 * @param path of the text; groups that it needs are added too
 */
function added(json: string, path: JSONPath, text: string, order: readonly JSONPath[]): string {
  const tree = parseTree(json);
  const depth = path.findIndex(
    (_, index) => !tree || !findNodeAtLocation(tree, path.slice(0, index + 1)),
  );
  const group = tree && findNodeAtLocation(tree, path.slice(0, depth));
  const key = path.join('.');
  const isEntry = typeof path[depth] === 'number';
  if (group && group.type !== (isEntry ? 'array' : 'object')) {
    const parent = depth === 0 ? 'the file' : `“${path.slice(0, depth).join('.')}”`;
    throw noPlace(key, `${parent} is no ${isEntry ? 'list' : 'group'}.`);
  }
  const entries = group?.children?.length ?? 0;
  if (path.some((name, at) => Number(name) > (at === depth ? entries : 0) && at >= depth)) {
    throw noPlace(key, 'entries of its list that come before it are missing.');
  }
  const siblings = order
    .filter((other) => path.slice(0, depth).every((segment, at) => other[at] === segment))
    .map((other) => other[depth]);
  const before = siblings.slice(0, siblings.indexOf(path[depth]));
  return applyEdits(
    json,
    modify(json, path, text, {
      formattingOptions: formattingOf(json),
      getInsertionIndex: (names) => names.findLastIndex((name) => before.includes(name)) + 1,
    }),
  );
}

function noPlace(key: string, reason: string): NoPlace {
  return new NoPlace(`The file has no place for the text “${key}”: ${reason}`);
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

/**
 * Finds a text in a locale file.
 * @param root what `readDocument` made of the file
 * @param key path of the value, such as `phases.0.title`
 * @returns the text and the place of its opening quotation mark; null if there is none at the path
 */
export function findText(root: Value, key: string): Extract<Value, { kind: 'text' }> | null {
  let value: Value | undefined = root;
  for (const name of key.split('.')) value = inside(value, name);
  return value?.kind === 'text' ? value : null;
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

import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser';

/**
 * Adds an empty text to a locale file, indented like the others.
 * @param json the file's text
 * @param key path of the text; groups that it needs are added too
 * @param order the paths of all texts that the file should have, in their order
 */
export function addKey(json: string, key: string, order: readonly string[]): string {
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

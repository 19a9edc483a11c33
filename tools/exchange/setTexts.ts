import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parseTree,
  type JSONPath,
  type Node,
} from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/**
 * Puts texts into a locale file; everything else stays as it is, to the byte.
 * @param file the file's text, undefined for a file that is not there yet
 * @param texts path of each text -> the text
 * @param order the paths of all texts that the file should have, in their order
 */
export function setTexts(
  file: string | undefined,
  texts: ReadonlyMap<string, string>,
  order: Iterable<string>,
): string {
  const paths = [...order].map(toPath);
  return [...texts].reduce(
    (text, [key, value]) => setText(text, toPath(key), value, paths),
    file ?? '{}\n',
  );
}

function setText(file: string, path: JSONPath, value: string, order: readonly JSONPath[]): string {
  const tree = parseTree(file);
  const node = tree && findNodeAtLocation(tree, path);
  if (node?.type === 'string') {
    return (
      file.slice(0, node.offset) + JSON.stringify(value) + file.slice(node.offset + node.length)
    );
  }
  const depth = path.findIndex((_, index) => !tree || !exists(tree, path.slice(0, index + 1)));
  const parent = path.slice(0, depth);
  const siblings = order.filter((other) => startsWith(other, parent)).map((other) => other[depth]);
  const place = siblings.indexOf(path[depth]);
  const getInsertionIndex = (properties: string[]) =>
    properties.findLastIndex((name) => siblings.slice(0, place).includes(name)) + 1;
  return applyEdits(file, modify(file, path, value, { formattingOptions, getInsertionIndex }));
}

function exists(tree: Node, path: JSONPath): boolean {
  return findNodeAtLocation(tree, path) !== undefined;
}

function startsWith(path: JSONPath, beginning: JSONPath): boolean {
  return beginning.every((segment, index) => path[index] === segment);
}

function toPath(key: string): JSONPath {
  return key.split('.').map((segment) => (/^\d+$/u.test(segment) ? Number(segment) : segment));
}

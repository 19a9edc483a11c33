import { applyEdits, findNodeAtLocation, modify, parseTree, type ParseError } from 'jsonc-parser';
import { errorWith } from '../messages/errorWith';
import { jsonPath } from './keys';

/**
 * Sets a string of a JSON file and changes no other byte. A missing string is inserted by `order`, with the groups and
 * lists around it.
 * @param json the file; `{}` for a new one
 * @param order the keys of all texts of the file
 * @throws if the file is broken, or has no place for a text at the key
 */
export function setString(
  json: string,
  key: string,
  text: string,
  order: readonly string[],
): string {
  const errors: ParseError[] = [];
  const tree = parseTree(json, errors, { disallowComments: true });
  if (!tree || errors.length > 0) throw errorWith('trouble.brokenJson');
  const path = jsonPath(key);
  let found = path;
  while (!findNodeAtLocation(tree, found)) found = found.slice(0, -1);
  const node = findNodeAtLocation(tree, found);
  const [next, ...rest] = path.slice(found.length);
  const wanted = next === undefined ? 'string' : typeof next === 'number' ? 'array' : 'object';
  const isNextItem = typeof next !== 'number' || next === node?.children?.length;
  // A new list starts with its first item.
  const isFirstItem = rest.every((name) => typeof name === 'string' || name === 0);
  if (node?.type !== wanted || !isNextItem || !isFirstItem) {
    throw errorWith('trouble.noPlace', { text: key });
  }
  const start = found.map((name) => `${name}.`).join('');
  const members = order
    .filter((known) => known.startsWith(start))
    .map((known) => known.slice(start.length).split('.', 1)[0] ?? '');
  const position = members.indexOf(String(next));
  const isBefore = (name: string) => position < 0 || members.indexOf(name) < position;
  const indent = /^([ \t]+)["[{]/mu.exec(json)?.[1] ?? '  ';
  const edits = modify(json, path, text, {
    formattingOptions: {
      insertSpaces: !indent.startsWith('\t'),
      tabSize: indent.length,
      eol: json.includes('\r\n') ? '\r\n' : '\n',
    },
    getInsertionIndex: (names) => names.filter(isBefore).length,
  });
  return applyEdits(json, edits);
}

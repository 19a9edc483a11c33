import { applyEdits, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser';
import { jsonOf, type NewFiles } from './files/changes';
import { jsonPath } from './files/keys';
import { keyAfter } from './files/renamedKeys';
import { fileText, glossaryPath, localePath, renamedPath, type LocaleInput } from './files/project';
import { errorWith } from './messages/errorWith';
import { readRecords, recordPath } from './record/records';

/**
 * Renames a text, a group or all plural forms of a text in every language, their records and the glossary, and notes
 * the earlier key for drafts and exchanged files. Schema and code stay as they are: the compiler finds them.
 * @param from as in `home#hero.headline`
 * @param to the same file with the new key
 * @throws if no language has the text, one has the new key already, or the two are of different files
 */
export function renameKey(input: LocaleInput, from: string, to: string): NewFiles {
  const [name = '', oldKey = ''] = from.split('#');
  const [newName, newKey = ''] = to.split('#');
  if (!input.schemas.has(name) || name !== newName || oldKey === '' || newKey === '')
    throw errorWith('terminal.renameInOneFile', { example: 'rename home#hero.old home#hero.new' });
  const changed: NewFiles = new Map();
  for (const { code } of input.languages) {
    const path = localePath(code, name);
    const json = fileText(input, path) ?? '{}';
    const moved = keysToMove(json, oldKey).map(
      (key) => [key, keyAfter(key, oldKey, newKey)] as const,
    );
    const after = moved.reduce((now, [key, next]) => moveValue(now, key, next, path), json);
    if (moved.length > 0) changed.set(path, after);
    const record = recordPath(path);
    const records = [...readRecords(fileText(input, record))];
    const renamed = records.map(([key, entry]) => [keyAfter(key, oldKey, newKey), entry] as const);
    if (renamed.some(([key], at) => key !== records[at]?.[0]))
      changed.set(record, jsonOf(Object.fromEntries(renamed)));
  }
  if (changed.size === 0) throw errorWith('terminal.noTextToRename', { id: from });
  const glossary = fileText(input, glossaryPath) ?? '';
  const id = new RegExp(`("id":\\s*)${JSON.stringify(oldKey).replaceAll('.', '\\.')}`, 'u');
  const entry = `$1${JSON.stringify(newKey)}`;
  if (id.test(glossary)) changed.set(glossaryPath, glossary.replace(id, entry));
  const later = Object.entries({ ...input.renamed, [from]: to }).filter(
    ([earlier]) => earlier !== to,
  );
  return changed.set(renamedPath, jsonOf(Object.fromEntries(later)));
}

/** The text or group at a key, or the plural forms of a text. */
function keysToMove(json: string, key: string): string[] {
  const tree = parseTree(json);
  const group = key.split('.').slice(0, -1).join('.');
  const parent = tree && findNodeAtLocation(tree, group === '' ? [] : jsonPath(group));
  const names = parent?.children?.map((property) => String(property.children?.[0]?.value)) ?? [];
  return names
    .map((name) => (group === '' ? name : `${group}.${name}`))
    .filter((member) => keyAfter(member, key, '') !== member);
}

/** Moves a value to another key; within its group it keeps its position. */
function moveValue(json: string, from: string, to: string, path: string): string {
  const tree = parseTree(json);
  const valueAt = (key: string): Node | undefined =>
    tree && findNodeAtLocation(tree, jsonPath(key));
  const value = valueAt(from);
  if (valueAt(to)) throw errorWith('terminal.keyTaken', { file: path, key: to });
  const [name] = value?.parent?.children ?? [];
  const groupOf = (key: string) => key.slice(0, key.lastIndexOf('.') + 1);
  if (value && name && groupOf(from) === groupOf(to)) {
    const newName = JSON.stringify(to.slice(groupOf(to).length));
    return json.slice(0, name.offset) + newName + json.slice(name.offset + name.length);
  }
  const content: unknown =
    value && JSON.parse(json.slice(value.offset, value.offset + value.length));
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };
  const without = applyEdits(json, modify(json, jsonPath(from), undefined, options));
  return applyEdits(without, modify(without, jsonPath(to), content, options));
}

import { join, type FileFinding, type Value } from './document';
import { parsePluralKey } from './plurals';
import { loneForm } from './structureFindings';

/** Plural forms of the English file that stand without `_one` or `_other`. */
export function loneForms(value: Value, path = ''): FileFinding[] {
  if (value.kind === 'list') {
    return value.items.flatMap((item, index) => loneForms(item, join(path, String(index))));
  }
  if (value.kind !== 'group') return [];
  return [...value.members].flatMap(([key, member]) => {
    const base = parsePluralKey(key)?.base;
    const missing = [`${base}_one`, `${base}_other`].find((name) => !value.members.has(name));
    const own =
      base !== undefined && missing !== undefined
        ? [loneForm(member.offset, join(path, key), missing)]
        : [];
    return [...own, ...loneForms(member.value, join(path, key))];
  });
}

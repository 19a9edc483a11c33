import { textId } from '../textId';
import type { FileReference } from '../protocol';
import { withMark } from './marks';

/**
 * A copy of a locale file's content in which every text carries its mark.
 * @param content what `JSON.parse` gives
 */
export function markTexts(content: unknown, file: FileReference): unknown {
  return markAt(content, file, '');
}

function markAt(value: unknown, file: FileReference, path: string): unknown {
  const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (typeof value === 'string') return withMark(value, textId({ ...file, key: path }));
  if (Array.isArray(value)) {
    return value.map((item, index) => markAt(item, file, inside(String(index))));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, markAt(item, file, inside(name))]),
  );
}

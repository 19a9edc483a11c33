import type { LocaleInput } from '../files/project';
import { openLocaleFile } from '../files/localeFile';
import { withMarker } from './textMarkers';
import { idOf, jsonPath } from '../files/keys';

/** Precedes the English that is shown where a translation is missing. */
const missingText = '⟦missing⟧';

/**
 * The content of a locale file, each text in its marker. A text that is missing, or whose file is broken, is
 * replaced by the labelled English, so that pages can be seen all the same.
 */
export function namespaceWithMarkers(input: LocaleInput, language: string, name: string): object {
  const content = {};
  for (const { key, meta, translation, english } of openLocaleFile(input, language, name).texts) {
    const text = translation ?? `${missingText} ${english}`;
    const id = idOf({ language, name, key });
    put(content, jsonPath(key), meta.data ? text : withMarker(text, id));
  }
  return content;
}

/** Sets a text in nested groups and lists, which are made where they are missing. */
function put(group: object, [name = '', ...rest]: (string | number)[], text: string): void {
  if (rest.length === 0) return void Reflect.set(group, name, text);
  const inner: unknown = Reflect.get(group, name);
  const isThere = typeof inner === 'object' && inner !== null;
  const made = isThere ? inner : typeof rest[0] === 'number' ? [] : {};
  Reflect.set(group, name, made);
  put(made, rest, text);
}

import { readDocument } from '../check/document';
import { addKey } from './addKey';
import { findText } from './findText';
import { spell, spellingOf, type Spelling } from './spelling';

/**
 * Puts texts into a locale file; everything else stays as it is, to the byte. A text that the file
 * doesn't have yet is added at its place and written like its neighbours.
 * @param file the file's text, undefined for a file that is not there yet
 * @param texts path of each text -> the text
 * @param order the paths of all texts that the file should have, in their order
 * @throws if the file is not JSON, or if a text can't stand at its path
 */
export function setTexts(
  file: string | undefined,
  texts: ReadonlyMap<string, string>,
  order: Iterable<string>,
): string {
  const before = file ?? '{}\n';
  const keys = [...order];
  const spelling = spellingOf(before);
  return [...texts].reduce(
    (json, [key, text]) =>
      replaced(json, key, text, spelling) ??
      replaced(addKey(json, key, keys), key, text, spelling) ??
      fail(key),
    before,
  );
}

function replaced(json: string, key: string, text: string, spelling: Spelling): string | null {
  const { root } = readDocument(json);
  const span = root && findText(json, root, key);
  return span && json.slice(0, span.start) + spell(text, spelling) + json.slice(span.end);
}

function fail(key: string): never {
  throw new Error(`The file has no place for the text “${key}”.`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../edit';
import { localePath, type Project } from '../project';
import { groupsIn } from '../structure';
import { openFile } from '../texts';
import { source } from './site';
import { withMarker } from './textMarkers';
import { textId } from './texts';

/** Precedes the English that is shown where a translation is missing. */
export const missingText = '⟦missing⟧';

/**
 * The content of a locale file, each text in its marker. A missing text is replaced by the labelled English, so
 * that pages can be seen before their translation is complete; a broken file by its last valid version.
 * @param project its root is the folder with the texts
 * @throws if no version of the English file was valid
 */
export function markedTexts(project: Project, language: string, name: string): object {
  const files = new Map<string, string>();
  for (const code of [source.code, language]) {
    const path = localePath(code, name);
    const json = lastValid(join(project.root, path));
    if (json !== undefined) files.set(path, json);
    else if (code === source.code)
      throw new Error(`${path} can’t be read: npm run locales says what is wrong, and where.`);
  }
  const input = { ...project, files, glossary: [], allowed: [] };
  const { schema, texts } = openFile(input, language, name);
  const content = groupsIn(schema);
  for (const { key, meta, translation, english } of texts) {
    const text = translation ?? `${missingText} ${english}`;
    const id = textId({ language, name, key });
    put(content, pathOf(key), meta.data ? text : withMarker(text, id));
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

const versions = new Map<string, string>();

/** The last version of a file that was JSON: a broken one is being written. Undefined if the file is gone. */
function lastValid(path: string): string | undefined {
  try {
    const json = readFileSync(path, 'utf8');
    JSON.parse(json);
    versions.set(path, json);
  } catch (error) {
    if (!(error instanceof SyntaxError)) versions.delete(path);
  }
  return versions.get(path);
}

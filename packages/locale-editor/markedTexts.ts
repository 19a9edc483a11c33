import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from 'locale-kit/edit';
import { localePath } from 'locale-kit/files';
import { textAt } from 'locale-kit/keys';
import type { Project } from 'locale-kit/project';
import { englishOf, type Json, type TextEntry } from 'locale-kit/schema';
import { withMark } from './marks';
import { source } from './site';
import { textId } from './texts';

/** Before the English text that stands in for a missing one. */
export const missingText = '⟦missing⟧';

/**
 * The texts of a locale file as they are on disk now, each with its mark, and in place of a text that is
 * missing the English one, labelled: so pages can be seen before their translation is complete. While a
 * file is broken its last whole content stands.
 * @param project its root is the folder with the texts
 * @throws if the English file has not been whole yet
 */
export function markedTexts({ root, schemas }: Project, code: string, name: string): Json {
  const english = lastWhole(root, source.code, name);
  const own = code === source.code ? english : (lastWhole(root, code, name) ?? {});
  const schema = schemas.get(name);
  if (!schema) throw new Error(`There is no locale file ${name}.json.`);
  if (english === undefined) {
    const path = localePath(source.code, name);
    throw new Error(`${path} can’t be read: npm run locales says what is wrong, and where.`);
  }
  const markedText = (key: string, entry: TextEntry) => {
    const text = textAt(own, key) ?? `${missingText} ${englishOf(english, key, entry)}`;
    return entry.data ? text : withMark(text, textId({ language: code, name, key }));
  };
  return fill(schema, code, markedText, (key) => textAt(own, key) !== undefined);
}

const whole = new Map<string, Json>();

function lastWhole(root: string, code: string, name: string): Json | undefined {
  const path = join(root, localePath(code, name));
  try {
    whole.set(path, JSON.parse(readFileSync(path, 'utf8')) as Json);
  } catch (error) {
    // A file that is gone has no texts; one that is broken is being written.
    if (!(error instanceof SyntaxError)) whole.delete(path);
  }
  return whole.get(path);
}

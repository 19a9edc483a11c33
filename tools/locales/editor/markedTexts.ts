import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pathOf } from '../edit';
import { parsePluralKey, textAt } from '../keys';
import { localePath, type Project } from '../project';
import { groupsIn, schemaFor, textsIn } from '../structure';
import { withMarker } from './textMarkers';
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
export function markedTexts({ root, schemas }: Project, code: string, name: string): unknown {
  const english = lastWhole(root, source.code, name);
  const own = code === source.code ? english : (lastWhole(root, code, name) ?? {});
  const whole = schemas.get(name);
  if (!whole) throw new Error(`There is no locale file ${name}.json.`);
  if (english === undefined) {
    const path = localePath(source.code, name);
    throw new Error(`${path} can’t be read: npm run locales says what is wrong, and where.`);
  }
  const schema = schemaFor(whole, english, code, code === source.code) ?? z.never();
  const content = groupsIn(schema);
  for (const { key, meta } of textsIn(schema, own)) {
    const other = `${parsePluralKey(key)?.base ?? ''}_other`;
    const inEnglish = textAt(english, key) ?? textAt(english, other) ?? '';
    const text = textAt(own, key) ?? `${missingText} ${inEnglish}`;
    put(
      content,
      pathOf(key),
      meta.data ? text : withMarker(text, textId({ language: code, name, key })),
    );
  }
  return content;
}

/** Sets a text in nested groups and lists, which are made where they are missing. */
function put(group: object, [name = '', ...rest]: (string | number)[], text: string): void {
  const inner: unknown = Reflect.get(group, name);
  if (rest.length === 0) Reflect.set(group, name, text);
  else if (typeof inner === 'object' && inner !== null) put(inner, rest, text);
  else {
    const made = typeof rest[0] === 'number' ? [] : {};
    Reflect.set(group, name, made);
    put(made, rest, text);
  }
}

const lastContents = new Map<string, unknown>();

function lastWhole(root: string, code: string, name: string): unknown {
  const path = join(root, localePath(code, name));
  try {
    lastContents.set(path, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    // A file that is gone has no texts; one that is broken is being written.
    if (!(error instanceof SyntaxError)) lastContents.delete(path);
  }
  return lastContents.get(path);
}

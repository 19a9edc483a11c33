import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '../../tools/locales/edit';
import { localePath } from '../../tools/locales/files';
import { textAt } from '../../tools/locales/keys';
import type { Project } from '../../tools/locales/project';
import { englishOf, type Json, type TextEntry } from '../../tools/locales/schema';
import { withMark } from './marks';
import { languageOf, source, type LocaleSource } from './site';
import { textId } from './texts';

/** Before the English text that stands in for a missing one. */
export const missingText = '⟦missing⟧';

/**
 * The locale files of a language as they are on disk now, each text with its mark, and in place of a
 * text that is missing the English one, labelled: so pages can be seen before their translation is
 * complete. While a file is broken its last whole content stands.
 * @param project its root is the folder with the texts
 * @param onRead gets the path of each file that is read
 * @throws if an English file has not been whole yet
 */
export function markedLocaleFiles(
  project: Project,
  code: string,
  onRead?: (path: string) => void,
): LocaleSource {
  const read = (name: string) => {
    onRead?.(join(project.root, localePath(code, name)));
    return marked(project, code, name);
  };
  return {
    format: languageOf(code).format,
    common: () => read('common') as ReturnType<LocaleSource['common']>,
    home: () => read('home') as ReturnType<LocaleSource['home']>,
    references: () => read('references') as ReturnType<LocaleSource['references']>,
    specimens: () => read('specimens') as ReturnType<LocaleSource['specimens']>,
    specimen: (slug) => read(`specimens/${slug}`) as ReturnType<LocaleSource['specimen']>,
    service: (slug) => read(`services/${slug}`) as ReturnType<LocaleSource['service']>,
    original: (slug) =>
      lastWhole(project.root, source.code, `services/${slug}`) as ReturnType<
        LocaleSource['original']
      >,
  };
}

function marked({ root, schemas }: Project, code: string, name: string): Json {
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

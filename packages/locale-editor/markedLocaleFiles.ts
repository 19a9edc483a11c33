import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleSource } from '../../src/i18n/compose';
import type { CommonFile, HomeFile, ReferencesFile, ServiceFile } from '../../src/i18n/texts';
import { defaultLanguage, type LanguageCode } from '../../src/site/languages';
import { localePath } from '../locale-kit/files';
import { textAt } from '../locale-kit/keys';
import { schemas } from '../locale-kit/project';
import { englishOf, fill, type Json } from '../locale-kit/schema';
import { markTexts } from './marks';

/** Before the English text that stands in for a missing one. */
export const missingText = '⟦missing⟧';

/**
 * The locale files of a language as they are on disk now, each text with its mark, and in place of a
 * text that is missing the English one, labelled: so pages can be seen before their translation is
 * complete. While a file is broken its last whole content stands.
 * @param root the folder that holds `locales/`
 * @throws if an English file has not been whole yet
 */
export function markedLocaleFiles(code: LanguageCode, root: string): LocaleSource {
  const read = (name: string) => markTexts(completed(root, code, name), { language: code, name });
  return {
    common: () => read('common') as CommonFile,
    home: () => read('home') as HomeFile,
    references: () => read('references') as ReferencesFile,
    service: (slug) => read(`services/${slug}`) as ServiceFile,
  };
}

function completed(root: string, code: LanguageCode, name: string): Json {
  const english = lastWhole(root, defaultLanguage.code, name);
  const own = code === defaultLanguage.code ? english : (lastWhole(root, code, name) ?? {});
  const schema = schemas.get(name);
  if (!schema) throw new Error(`There is no locale file ${name}.json.`);
  if (english === undefined) {
    const path = localePath(defaultLanguage.code, name);
    throw new Error(`${path} can’t be read: npm run locales says what is wrong, and where.`);
  }
  return fill(
    schema,
    code,
    (key, entry) => textAt(own, key) ?? `${missingText} ${englishOf(english, key, entry)}`,
  );
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleSource } from '../../../../src/i18n/compose';
import { defaultLanguage, type LanguageCode } from '../../../../src/site/languages';
import type { CommonFile, HomeFile, ServiceFile } from '../../../../src/i18n/messages';
import { markTexts } from '../../editor/marks/markTexts';
import { textAt } from '../../../locale-kit/keys';
import { schemas } from '../../../locale-kit/project';
import { englishOf, fill, type Json } from '../../../locale-kit/schema';
import { localePath } from '../../../locale-kit/files';
import { strings } from '../strings';

/**
 * The locale files of a language for the pictures of the book: each text with the
 * editor's mark around it, and in place of a text that is missing the English one,
 * labelled. So pages can be seen before their translation is complete.
 * @param root the folder that holds `locales/`
 * @throws if an English file can't be read
 */
export function bookLocaleFiles(code: LanguageCode, root: string): LocaleSource {
  const cache = new Map<string, unknown>();
  const read = (name: string) => {
    if (!cache.has(name))
      cache.set(name, markTexts(completed(root, code, name), { language: code, name }));
    return cache.get(name);
  };
  return {
    common: () => read('common') as CommonFile,
    home: () => read('home') as HomeFile,
    service: (slug) => read(`services/${slug}`) as ServiceFile,
  };
}

function completed(root: string, code: LanguageCode, name: string): Json {
  const english = readJson(root, defaultLanguage.code, name);
  const own = code === defaultLanguage.code ? english : readIfThere(root, code, name);
  const schema = schemas.get(name);
  if (!schema) throw new Error(`There is no locale file ${name}.json.`);
  return fill(
    schema,
    code,
    (key, entry) => textAt(own, key) ?? `${strings.missingText} ${englishOf(english, key, entry)}`,
  );
}

function readJson(root: string, code: string, name: string): Json {
  return JSON.parse(readFileSync(join(root, localePath(code, name)), 'utf8')) as Json;
}

/** A file that is missing or broken has no texts; the book's list of findings says so. */
function readIfThere(root: string, code: string, name: string): Json {
  try {
    return readJson(root, code, name);
  } catch {
    return {};
  }
}

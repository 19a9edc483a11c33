import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleSource } from './compose';
import type { LanguageCode } from '../site/languages';
import type { CommonFile, HomeFile, ReferencesFile, ServiceFile } from './texts';

/** Folder of the locale files, relative to the project's root. */
export const localesFolder = 'locales';

/**
 * The locale files of a language on disk. The locale check has compared their
 * shape with the English files before anything is rendered, so they are not
 * checked again here.
 * @param code the language
 * @param root the project's root folder
 * @param keep whether a file that was read once is kept (builds) or read again (development)
 * @returns what reads each file, and throws if it is not there or no JSON
 */
export function localeFiles(code: LanguageCode, root: string, keep: boolean): LocaleSource {
  const cache = new Map<string, unknown>();
  function read(file: string): unknown {
    if (cache.has(file)) return cache.get(file);
    const parsed: unknown = JSON.parse(readFileSync(join(root, localesFolder, code, file), 'utf8'));
    if (keep) cache.set(file, parsed);
    return parsed;
  }
  return {
    common: () => read('common.json') as CommonFile,
    home: () => read('home.json') as HomeFile,
    references: () => read('references.json') as ReferencesFile,
    service: (slug) => read(`services/${slug}.json`) as ServiceFile,
  };
}

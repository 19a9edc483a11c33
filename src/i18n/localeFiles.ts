import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleSource } from './compose';
import type { LanguageCode } from '../site/languages';
import type { CommonFile, HomeFile, ServiceFile } from './messages';

/** Folder of the locale files, relative to the project's root. */
export const localesFolder = 'locales';

/** Enough for the neighbours of a page; a site of thousands of services doesn't fill the memory. */
const mostKept = 300;

/**
 * The locale files of a language on disk. The locale check has compared their
 * shape with the English files before anything is rendered, so they are not
 * checked again here.
 * @param code the language
 * @param root the project's root folder
 * @param keep whether a file that was read once is kept (builds) or read again (development)
 */
export function localeFiles(code: LanguageCode, root: string, keep: boolean): LocaleSource {
  const cache = new Map<string, unknown>();
  function read(file: string): unknown {
    if (cache.has(file)) return cache.get(file);
    const parsed: unknown = JSON.parse(readFileSync(join(root, localesFolder, code, file), 'utf8'));
    if (keep) {
      const [oldest] = cache.keys();
      if (cache.size >= mostKept && oldest !== undefined) cache.delete(oldest);
      cache.set(file, parsed);
    }
    return parsed;
  }
  return {
    common: () => read('common.json') as CommonFile,
    home: () => read('home.json') as HomeFile,
    service: (slug) => read(`services/${slug}.json`) as ServiceFile,
  };
}

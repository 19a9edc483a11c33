import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleSource } from './compose';
import type { CommonFile, HomeFile, ReferencesFile, ServiceFile } from './texts';

/** Folder of the locale files, relative to the project's root. */
export const localesFolder = 'locales';

/**
 * The locale files of a language on disk. The locale check has compared their shape with the
 * English files before anything is rendered, so they are not checked again here.
 * @param code the language
 * @param onRead gets the path of each file that is read
 * @returns what reads each file, and throws if it is not there or no JSON
 */
export function localeFiles(code: string, onRead?: (path: string) => void): LocaleSource {
  function read(file: string): unknown {
    const path = join(process.cwd(), localesFolder, code, file);
    onRead?.(path);
    return JSON.parse(readFileSync(path, 'utf8'));
  }
  return {
    common: () => read('common.json') as CommonFile,
    home: () => read('home.json') as HomeFile,
    references: () => read('references.json') as ReferencesFile,
    service: (slug) => read(`services/${slug}.json`) as ServiceFile,
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allLanguages, defaultLanguage } from '../site/languages';
import type { LocaleSource } from './compose';
import type {
  CommonFile,
  HomeFile,
  ReferencesFile,
  ServiceFile,
  SampleFile,
  SamplesFile,
} from './texts';

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
  function read(file: string, from = code): unknown {
    const path = join(process.cwd(), localesFolder, from, file);
    onRead?.(path);
    return JSON.parse(readFileSync(path, 'utf8'));
  }
  const format = allLanguages.find((language) => language.code === code)?.format ?? code;
  return {
    format,
    common: () => read('common.json') as CommonFile,
    home: () => read('home.json') as HomeFile,
    references: () => read('references.json') as ReferencesFile,
    samples: () => read('samples.json') as SamplesFile,
    sample: (slug) => read(`samples/${slug}.json`) as SampleFile,
    service: (slug) => read(`services/${slug}.json`) as ServiceFile,
    original: (slug) => read(`services/${slug}.json`, defaultLanguage.code) as ServiceFile,
  };
}

/**
 * The names that translators' files decide on themselves: the standards of `references.json`, and
 * those that a service refers to. The default language's file says it for all; while it is damaged,
 * which the check reports, the next language's does.
 * @param file below the folder of a language: `services/<slug>`
 * @param group the key that holds the names; without it they are those of the file
 * @returns none if there is no such file yet
 */
export function namesIn(file: string, group?: string): string[] {
  for (const { code } of allLanguages) {
    try {
      const content: unknown = JSON.parse(
        readFileSync(join(process.cwd(), localesFolder, code, `${file}.json`), 'utf8'),
      );
      const texts = content as Record<string, object | undefined>;
      return Object.keys((group ? texts[group] : texts) ?? {});
    } catch {
      continue;
    }
  }
  return [];
}

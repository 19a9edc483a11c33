import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { defaultLanguage, languages } from '../../../src/i18n/languages';
import { services } from '../../../src/site/catalogue';
import type { LocaleInput } from './check';
import { localesFolder } from './layout';
import type { AllowedText, GlossaryEntry } from './terms';

/**
 * Reads everything that a check looks at from disk.
 * @param root the folder that holds `locales/`
 * @throws if the glossary or the allow-list is missing or is not JSON
 */
export function readLocales(root: string): LocaleInput {
  return {
    files: readFiles(root),
    languages,
    source: defaultLanguage.code,
    services,
    glossary: readJson<GlossaryEntry[]>(root, 'glossary.json'),
    allowed: readJson<AllowedText[]>(root, 'allow-list.json'),
  };
}

function readFiles(root: string): Map<string, Uint8Array> {
  const folder = join(root, localesFolder);
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.parentPath !== folder)
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, posix.sep),
    );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path))]));
}

function readJson<Content>(root: string, name: string): Content {
  const path = join(root, localesFolder, name);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${localesFolder}/${name} can't be read: ${reason}`);
  }
}

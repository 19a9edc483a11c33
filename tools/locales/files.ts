import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { decode } from './sourceFile';
import type { AllowedText, GlossaryEntry } from './rules/text';
import { localesFolder, type Project } from './project';
import type { Json } from './schema';

/** The wordings that the glossary prescribes. */
export const glossaryPath = `${localesFolder}/glossary.json`;

/** The texts that may be the same as in English. */
export const allowListPath = `${localesFolder}/allow-list.json`;

/** Everything that a check looks at. */
export interface LocaleInput extends Project {
  /** Path from the project's root (`locales/fr/home.json`) to the file's bytes or text. */
  files: ReadonlyMap<string, string | Uint8Array>;
  glossary: readonly GlossaryEntry[];
  allowed: readonly AllowedText[];
  /** The day of the check (2026-11-23), for dates that call for another look; without it none does. */
  day?: string;
}

/**
 * Path of a locale file from the project's root.
 * @param name its name within the folder of its language, without ending: `services/<slug>`
 */
export function localePath(language: string, name: string): string {
  return `${localesFolder}/${language}/${name}.json`;
}

/**
 * Reads everything that a check looks at from disk.
 * @throws if the glossary or the allow-list is not JSON
 */
export function readLocales(project: Project): LocaleInput {
  return {
    ...project,
    files: readLocaleFiles(project.root),
    glossary: readList<GlossaryEntry>(project.root, glossaryPath),
    allowed: readList<AllowedText>(project.root, allowListPath),
  };
}

/** The files in the folders of the languages, by their path from the root. */
export function readLocaleFiles(root: string): Map<string, Uint8Array> {
  const folder = join(root, localesFolder);
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.parentPath !== folder && !isDraft(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, posix.sep),
    );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path))]));
}

/** What stands for a moment beside a file that is being written. */
function isDraft(name: string): boolean {
  return name.startsWith('.') && name.endsWith('.tmp');
}

function readList<Item>(root: string, path: string): Item[] {
  if (!existsSync(join(root, path))) return [];
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as Item[];
  } catch (error) {
    throw new Error(`${path} can't be read: ${error instanceof Error ? error.message : ''}`);
  }
}

/** The text of a locale file; undefined if it is not there. */
export function fileText(input: LocaleInput, path: string): string | undefined {
  const content = input.files.get(path);
  return content === undefined ? undefined : decode(content).text;
}

/**
 * A locale file's content; undefined if it is not there.
 * @throws if it is not JSON
 */
export function readJson(input: LocaleInput, path: string): Json | undefined {
  const text = fileText(input, path);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Json);
  } catch {
    throw new Error(`${path} has an error that must be mended first: npm run locales says which.`);
  }
}

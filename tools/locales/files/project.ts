import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { z } from 'zod';
import config from '../../../locales.config';
import { errorWith } from '../messages/errorWith';
import type { Renamed } from './renamedKeys';
import { decodeUtf8, readSourceFile } from './sourceFile';

export const localesFolder = 'locales';

export const glossaryPath = `${localesFolder}/glossary.json`;

/** The file of texts that are right although a rule advises against them. */
export const allowListPath = `${localesFolder}/allow-list.json`;

/** The file of renamed keys, by which drafts and exchanged files are still found. */
export const renamedPath = `${localesFolder}/renamed.json`;

/** The site as the tools of its texts see it. */
export interface Project {
  /** The folder that holds `locales/`. */
  root: string;
  /** All languages, with the source of translations and with drafts. */
  languages: readonly { code: string }[];
  /** Code of the language that the others are translated from. */
  source: string;
  /** The schema of each locale file, by its name: `home`, `services/<slug>`. */
  schemas: ReadonlyMap<string, z.ZodObject>;
  /** Codes of languages and names of files that visitors don't see yet: their errors stop no build. */
  drafts: readonly string[];
  /** The characters that the fonts have; undefined if any character is allowed. */
  characters: ReadonlySet<string> | undefined;
}

/** An entry of `glossary.json`. The other members are translations, by language, and translated notes (`note_fr`). */
export interface GlossaryEntry {
  id: string;
  en: string;
  note?: string;
  [language: string]: string | undefined;
}

/** A text that is right as it is: it gets no advice, and may be the same as in English. */
export interface AllowedText {
  text: string;
  /** All languages if absent. */
  languages?: string[];
  why: string;
}

/** A project with the content of its locale files. */
export interface LocaleInput extends Project {
  /** Path from the root (`locales/fr/home.json`) to the bytes or the text of the file. */
  files: ReadonlyMap<string, string | Uint8Array>;
  glossary: readonly GlossaryEntry[];
  allowed: readonly AllowedText[];
  renamed: Renamed;
}

/**
 * This site, from `locales.config.ts`.
 * @param root the folder that holds the texts
 */
export const loadProject = (root: string): Project => ({ root, ...config });

/** Reads the locale files from disk. A broken glossary or allow-list counts as empty; the check reports it. */
export function readLocales(project: Project): LocaleInput {
  const files = readLocaleFiles(project.root);
  const contentOf = (path: string) => readSourceFile(files.get(path) ?? '').content;
  const listIn = <Item>(path: string) => {
    const content = contentOf(path);
    return Array.isArray(content) ? (content as Item[]) : [];
  };
  return {
    ...project,
    files,
    glossary: listIn<GlossaryEntry>(glossaryPath),
    allowed: listIn<AllowedText>(allowListPath),
    renamed: z.record(z.string(), z.string()).safeParse(contentOf(renamedPath)).data ?? {},
  };
}

/** The files of the locales folder, by their path from the root. */
export function readLocaleFiles(root: string): Map<string, Uint8Array> {
  const folder = join(root, localesFolder);
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    // Omits files of the system and of text editors, and temporary files: ._home.json, .DS_Store, .home.json.swp.
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .map((path) => path.replaceAll(sep, posix.sep));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path))]));
}

/**
 * The path of a locale file from the root.
 * @param name in the folder of the language, without ending: `services/<slug>`
 */
export function localePath(language: string, name: string): string {
  return `${localesFolder}/${language}/${name}.json`;
}

/** @throws if the site is not translated into a language */
export function requireTranslation({ languages, source }: Project, language: string): void {
  const codes = languages.map(({ code }) => code).filter((code) => code !== source);
  if (codes.includes(language)) return;
  throw errorWith('terminal.noTranslation', { code: language, codes: codes.join(', ') });
}

export function fileText({ files }: LocaleInput, path: string): string | undefined {
  const content = files.get(path);
  return content === undefined ? undefined : decodeUtf8(content);
}

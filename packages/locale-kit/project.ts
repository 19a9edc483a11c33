import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Finding } from './check/finding';
import { schemaLike, type Schemas } from './schema';

/** The folder that holds a folder for each language, beside `locales.config.ts`. */
export const localesFolder = 'locales';

/** What a project tells the kit: the default export of its `locales.config.ts`. */
export interface ProjectFacts {
  /** Codes of the languages, drafts too: each has a folder below `locales/`. */
  languages: readonly string[];
  /** Code of the language that the others are translated from. */
  source: string;
  /** What each file holds; if absent, what the files of the source language hold. */
  schemas?: Schemas;
  /** Codes of languages, names of files, and groups of a file (`file#key`) that visitors don't see yet: what they lack stops no build. */
  drafts?: readonly string[];
  /** The characters that the fonts have; if absent, any will do. */
  characters?: string;
}

/** A project as every function of the kit takes it. */
export interface Project {
  /** The folder that holds `locales/`. */
  root: string;
  /** The languages, the source of all translations and the drafts among them. */
  languages: readonly { code: string }[];
  /** Code of the language that the others are translated from. */
  source: string;
  /** What each file of a language holds. */
  schemas: Schemas;
  /** Codes of languages, names of files, and groups of a file (`file#key`) that visitors don't see yet. */
  drafts: readonly string[];
  /** The characters that the fonts have; undefined if any will do. */
  characters: ReadonlySet<string> | undefined;
}

interface Exported {
  default: ProjectFacts | { default: ProjectFacts };
}

/**
 * Reads what a project tells the kit.
 * @param root the folder with its `locales.config.ts`
 * @throws if there is no such file, or it can't be run
 */
export async function loadProject(root: string): Promise<Project> {
  const path = join(root, 'locales.config.ts');
  if (!existsSync(path)) {
    throw new Error(`${path} is missing: the README of locale-kit says what it holds.`);
  }
  const module = (await tsImport(pathToFileURL(path).href, import.meta.url)) as Exported;
  // Where a project's modules are CommonJS, the export stands one level deeper.
  const facts = 'default' in module.default ? module.default.default : module.default;
  const { languages, source, drafts = [], characters } = facts;
  return {
    root,
    languages: languages.map((code) => ({ code })),
    source,
    schemas: facts.schemas ?? schemasOfSource(root, source),
    drafts,
    characters: characters === undefined ? undefined : new Set(characters),
  };
}

/** Whether a text is not shown to visitors yet, alone or with its file or language: what it lacks stops no build. */
export function isDraft(
  { drafts }: Project,
  { language, file, key }: Pick<Finding, 'language' | 'file' | 'key'>,
): boolean {
  const name = file.slice(`${localesFolder}/${language}/`.length).replace(/\.json$/u, '');
  const group = `${name}#${key.split('.', 1)}`;
  return [language, name, group].some((one) => drafts.includes(one));
}

function schemasOfSource(root: string, source: string): Schemas {
  const folder = join(root, localesFolder, source);
  const paths = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const names = paths.filter((path) => path.endsWith('.json')).sort();
  return new Map(
    names.map((path) => {
      const name = path.replaceAll('\\', '/').replace(/\.json$/u, '');
      return [name, schemaLike(JSON.parse(readFileSync(join(folder, path), 'utf8')), name)];
    }),
  );
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { CheckedLanguage } from './check/text';
import { schemaLike, type Schema, type Schemas } from './schema';

/** What a project tells the kit: the default export of its `locales.config.ts`. */
export interface ProjectFacts {
  /** The languages, drafts too: each has a folder of its code. Without a script it is Latin or Arabic by the code. */
  languages: readonly (string | CheckedLanguage)[];
  /** Code of the language that the others are translated from. */
  source: string;
  /** The folder that holds a folder for each language; `locales` if absent. */
  folder?: string;
  /** What each file holds; if absent, what the files of the source language hold. */
  schemas?: Schemas;
  /** Codes of languages, and names of files, that visitors don't see yet: what they lack stops no build. */
  drafts?: readonly string[];
  /** The characters that the fonts have; if absent, any will do. */
  characters?: string;
  /** How languages and services are added, published and taken away; absent where they are not. */
  lists?: ProjectLists;
  /** What the project does itself: it prints the pages of a language, and gives the name of the file. */
  commands?: { book: (language: string) => Promise<string> };
}

/** Where the source code of a project lists its languages and services. */
export interface ProjectLists {
  languages: {
    path: string;
    /** Names of the constants with the records of the published languages, and of the drafts. */
    published: string;
    drafts: string;
    /** The record of a new language. */
    record: (facts: NewLanguage) => object;
    /** What the folder with the fonts is, for who has to add letters. */
    fonts: string;
  };
  services: {
    path: string;
    /** Name of the constant with the groups (`id`, and lists of slugs: `services` and `drafts`). */
    constant: string;
    groups: readonly string[];
    /** Where the files of the services are, within the folder of a language. */
    folder: string;
    /** What the file of a service holds, whether it is listed already or not. */
    schemaOf: (slug: string) => Schema;
    /** Folders with code that may name a service. */
    code: readonly string[];
  };
  /** Where the schemas stand, for who has to add a key. */
  schemas: string;
}

export interface NewLanguage {
  code: string;
  name: string;
  direction: 'ltr' | 'rtl';
  script: 'latin' | 'arabic';
  /** Language and region, such as `es` and `ES`. */
  language: string;
  region: string;
}

interface Exported {
  default: ProjectFacts | { default: ProjectFacts };
}

const configName = 'locales.config.ts';
const facts = await readFacts();

/** Where the project is, whose folder the command was called in. */
export const root = process.cwd();

async function readFacts(): Promise<ProjectFacts> {
  const path = resolve(configName);
  if (!existsSync(path)) {
    throw new Error(
      `There is no ${configName} here: packages/locale-kit/README.md says what it holds.`,
    );
  }
  const module = (await tsImport(pathToFileURL(path).href, import.meta.url)) as Exported;
  // Where a project's modules are CommonJS, the export stands one level deeper.
  return 'default' in module.default ? module.default.default : module.default;
}

/** The languages of the project, the source of all translations and the drafts among them. */
export const languages: readonly CheckedLanguage[] = facts.languages.map((one) => {
  if (typeof one !== 'string') return one;
  return {
    code: one,
    script: new Intl.Locale(one).maximize().script === 'Arab' ? 'arabic' : 'latin',
  };
});

/** Code of the language that the others are translated from. */
export const { source } = facts;

/** The folder that holds a folder for each language. */
export const localesFolder = facts.folder ?? 'locales';

/** Whether a file of a language is not shown to visitors yet: what its texts lack stops no build. */
export function isDraft(language: string, file: string): boolean {
  const name = file.slice(`${localesFolder}/${language}/`.length).replace(/\.json$/u, '');
  return [language, name].some((one) => facts.drafts?.includes(one));
}

/** The characters that the fonts have; undefined if any will do. */
export const fontCharacters =
  facts.characters === undefined ? undefined : new Set(facts.characters);

/** What every locale file holds. */
export const schemas: Schemas = facts.schemas ?? schemasOfSource();

function schemasOfSource(): Schemas {
  const folder = join(localesFolder, source);
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

/** Where the schemas stand, for who has to add a key. */
export const schemasPlace = facts.lists?.schemas ?? join(localesFolder, source);

/** @throws if the project doesn't say where it lists what a command adds or takes away */
export function projectLists(): ProjectLists {
  if (facts.lists) return facts.lists;
  throw new Error(`${configName} has no "lists": it says where languages and services stand.`);
}

/** @throws if the project doesn't say how it is printed */
export function projectCommands() {
  if (facts.commands) return facts.commands;
  throw new Error(`${configName} has no "commands": it says how a book is printed.`);
}

import config from '../../locales.config';
import type { Schemas } from './schema';

/** The folder of the locale files, below the root of the project. */
export const localesFolder = 'locales';

/** The site as the workshop sees it. */
export interface Project {
  /** The folder that holds `locales/`. */
  root: string;
  /** All languages: the source of translations and drafts too. */
  languages: readonly { code: string }[];
  /** Code of the language that the others are translated from. */
  source: string;
  /** The schema of each locale file, by its name: `home`, `services/<slug>`. */
  schemas: Schemas;
  /** Codes of languages and names of files that visitors don't see yet: their errors stop no build. */
  drafts: readonly string[];
  /** The characters that the fonts have; undefined if any will do. */
  characters: ReadonlySet<string> | undefined;
}

/**
 * This site, from `locales.config.ts`.
 * @param root the folder that holds the texts
 */
export function loadProject(root: string): Project {
  const { languages, characters, ...rest } = config;
  return {
    root,
    languages: languages.map((code) => ({ code })),
    characters: new Set(characters),
    ...rest,
  };
}

/** Whether visitors don't see a file of a language yet. */
export function isDraft({ drafts }: Project, language: string, file: string): boolean {
  const name = file.slice(`${localesFolder}/${language}/`.length).replace(/\.json$/u, '');
  return [language, name].some((one) => drafts.includes(one));
}

import { defaultLanguage, languages } from '../../../src/i18n/languages';
import { practices, services } from '../../../src/site/catalogue';

/** What the scaffolds need to know of the project. */
export interface Project {
  /** The project's root folder. */
  root: string;
  languages: readonly { code: string; prefix: string }[];
  /** Code of the language that the others are translated from. */
  source: string;
  practices: readonly { id: string }[];
  /** The slugs of the catalogue. */
  services: readonly string[];
}

/** The project as it is now. */
export function thisProject(): Project {
  return { root: process.cwd(), languages, source: defaultLanguage.code, practices, services };
}

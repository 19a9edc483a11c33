import type { Route, Screen } from '../site/routes';
import arabicFonts from './fonts-arabic.css?url';
import latinFonts from './fonts-latin.css?url';
import home from './home.css?url';
import print from './print.css?url';
import service from './service.css?url';

/**
 * The style sheets beside `site.css`, by their file's name. A page carries those that it needs,
 * and links that for paper, last: it follows all others, and nothing waits for it.
 */
export const sheets = {
  'fonts-arabic': arabicFonts,
  'fonts-latin': latinFonts,
  home,
  service,
  print,
};

export type SheetName = keyof typeof sheets;

/** What only one screen needs. */
const ofScreen: Record<Screen['name'], readonly SheetName[]> = {
  home: ['home'],
  service: ['service'],
  notFound: [],
  serviceNotFound: [],
};

/** The sheets of a page: the fonts of its script, and those of its screen. */
export function sheetsOf({ language, screen }: Route): SheetName[] {
  return [`fonts-${language.script}`, ...ofScreen[screen.name]];
}

import type { Route } from '../site/routes';
import arabicFonts from './fonts-arabic.css?url';
import latinFonts from './fonts-latin.css?url';
import service from './service.css?url';

/** The style sheets beside `site.css`, by their file's name. A page carries those that it needs. */
export const sheets = {
  'fonts-arabic': arabicFonts,
  'fonts-latin': latinFonts,
  service,
};

export type SheetName = keyof typeof sheets;

/** The sheets of a page: the fonts of its script, and what only its screen needs. */
export function sheetsOf({ language, screen }: Route): SheetName[] {
  return [`fonts-${language.script}`, ...(screen.name === 'service' ? ['service' as const] : [])];
}

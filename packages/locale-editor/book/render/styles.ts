import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the site keeps its colours, sizes and fonts. */
const styles = 'src/styles';
const fonts = 'fonts';

/**
 * The style sheet of the book: the tokens and fonts of the site, and its own rules.
 * @param root the project's root folder
 */
export function bookStyles(root: string): string {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const fontSheets = readdirSync(join(root, styles))
    .filter((name) => /^fonts-.*\.css$/u.test(name))
    .sort();
  // Outside Tailwind the tokens are plain custom properties; the fonts of a script overrule them.
  const tokens = read(`${styles}/tokens.css`).replace(/@theme(?: inline)? \{/gu, ':root {');
  const sheets = fontSheets.map((name) => read(`${styles}/${name}`));
  return [tokens, ...sheets, read('packages/locale-editor/book/browser/book.css')].join('\n');
}

/** Puts the fonts, with their licences, where the style sheet looks for them. */
export function copyFonts(root: string, folder: string): void {
  cpSync(join(root, styles, fonts), join(folder, fonts), { recursive: true });
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The copy of the locale files that the editor under test works on. */
const folder = process.env.TRANSLATE_TEXTS ?? '';
const pathOf = (file: string) => join(folder, 'locales', file);

export const texts = {
  folder,
  read: (file: string) => readFileSync(pathOf(file), 'utf8'),
  write: (file: string, content: string) => writeFileSync(pathOf(file), content),
  /** Puts back what a test that failed has left changed. */
  restore(): void {
    const locales = resolve(import.meta.dirname, '../../locales');
    const files = readdirSync(locales, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const content = readFileSync(join(locales, file), 'utf8');
      if (texts.read(file) !== content) texts.write(file, content);
    }
  },
};

/** The text of a line of a locale file. */
export function textIn(json: string, name: string): string {
  const [, text] = new RegExp(`"${name}": (".*?[^\\\\]"),?\\n`, 'u').exec(json) ?? [];
  if (text === undefined) throw new Error(`No text ${name}`);
  return JSON.parse(text) as string;
}

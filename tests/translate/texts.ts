import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The copy of the locale files that the editor under test works on. */
const folder = process.env.TRANSLATE_TEXTS ?? '';
const pathOf = (file: string) => join(folder, 'locales', file);

export const texts = {
  read: (file: string) => readFileSync(pathOf(file), 'utf8'),
  write: (file: string, content: string) => writeFileSync(pathOf(file), content),
};

/** The text of a line of a locale file. */
export function textIn(json: string, name: string): string {
  const [, text] = new RegExp(`"${name}": (".*?[^\\\\]"),?\\n`, 'u').exec(json) ?? [];
  if (text === undefined) throw new Error(`No text ${name}`);
  return JSON.parse(text) as string;
}

/** Removes the copy after all tests. */
export default function removeTexts(): void {
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
}

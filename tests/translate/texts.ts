import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The copy of the locale files that the editor under test works on. */
export const texts = {
  get folder(): string {
    const folder = process.env.TRANSLATE_TEXTS;
    if (!folder)
      throw new Error(
        'TRANSLATE_TEXTS is not set: run the tests by playwright.config.ts beside this file',
      );
    return folder;
  },
  read: (file: string) => readFileSync(pathOf(file), 'utf8'),
  write: (file: string, content: string) => writeFileSync(pathOf(file), content),
};

function pathOf(file: string): string {
  return join(texts.folder, 'locales', file);
}

/** A text of a file that holds objects. */
export function textAt(json: string, key: string): string {
  const value = key
    .split('.')
    .reduce<unknown>(
      (parent, name) => new Map(Object.entries(parent ?? {})).get(name),
      JSON.parse(json),
    );
  if (typeof value !== 'string') throw new Error(`No text ${key}`);
  return value;
}

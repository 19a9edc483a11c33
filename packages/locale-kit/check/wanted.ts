import type { LocaleInput } from './check';
import { decode } from './encoding';
import { flatTexts, type Json } from './flatTexts';
import { localePath } from './layout';

/**
 * The texts that a language needs in one file, in the order of English.
 * @param name the file within the folder of a language, without ending
 * @returns the path of each text -> the English text, of a plural form that English lacks its `_other`
 * @throws if the English file can't be read
 */
export function wantedIn(input: LocaleInput, language: string, name: string): Map<string, string> {
  return flatTexts(readJson(input, localePath(input.source, name)) ?? {}, language);
}

/** The text of a locale file; undefined if it is not there. */
export function fileText(input: LocaleInput, path: string): string | undefined {
  const content = input.files.get(path);
  return content === undefined ? undefined : decode(content).text;
}

/**
 * A locale file's content; undefined if it is not there.
 * @throws if it is not JSON
 */
export function readJson(input: LocaleInput, path: string): Json | undefined {
  const text = fileText(input, path);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Json);
  } catch {
    throw new Error(`${path} has an error that must be mended first: npm run locales says which.`);
  }
}

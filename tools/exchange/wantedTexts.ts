import { describeKey } from '../locales/describe';
import { decode } from '../locales/encoding';
import { flatTexts, textAt, type Json } from '../locales/flatTexts';
import type { LocaleInput } from '../locales/check';
import { keyEntry } from '../locales/keys';
import { fileNames, localePath } from '../locales/layout';
import { parsePluralKey } from '../locales/plurals';
import type { ExchangeUnit } from './exchangeFile';

/**
 * Every text that a language needs, in the order of the files and keys.
 * @returns the texts by file; `translation` is what the language has now
 * @throws if a file can't be read
 */
export function wantedTexts(input: LocaleInput, language: string): Map<string, ExchangeUnit[]> {
  return new Map(
    fileNames(input.services).map((name) => {
      const english = readJson(input, localePath(input.source, name)) ?? {};
      const current = readJson(input, localePath(language, name));
      const units = [...flatTexts(english, language)].map(([key, text]) => ({
        ...{ name, key, english: text, translation: textAt(current, key), note: noteOf(name, key) },
      }));
      return [name, units];
    }),
  );
}

function noteOf(name: string, key: string): string | undefined {
  const entry = keyEntry(name, key) ?? keyEntry(name, parsePluralKey(key)?.base ?? key);
  return entry && describeKey(entry);
}

/** The text of a locale file; undefined if it is not there. */
export function fileText(input: LocaleInput, path: string): string | undefined {
  const content = input.files.get(path);
  return content === undefined ? undefined : decode(content).text;
}

function readJson(input: LocaleInput, path: string): Json | undefined {
  const text = fileText(input, path);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Json);
  } catch {
    throw new Error(`${path} has an error that must be mended first: npm run locales says which.`);
  }
}

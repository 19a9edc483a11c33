import { describeKey } from '../check/describe';
import { textAt } from '../check/flatTexts';
import type { LocaleInput } from '../check/check';
import { textEntry } from '../check/keys';
import { fileNames, localePath } from '../check/layout';
import { readJson, wantedIn } from '../check/wanted';
import type { ExchangeUnit } from './exchangeFile';

/**
 * Every text that a language needs, in the order of the files and keys.
 * @returns the texts by file; `translation` is what the language has now
 * @throws if a file can't be read
 */
export function wantedTexts(input: LocaleInput, language: string): Map<string, ExchangeUnit[]> {
  return new Map(
    fileNames(input.services).map((name) => {
      const current = readJson(input, localePath(language, name));
      const units = [...wantedIn(input, language, name)].map(([key, english]) => ({
        ...{ name, key, english, translation: textAt(current, key), note: noteOf(name, key) },
      }));
      return [name, units];
    }),
  );
}

function noteOf(name: string, key: string): string | undefined {
  const entry = textEntry(name, key);
  return entry && describeKey(entry);
}

import { defaultLanguage, type LanguageCode } from '../../../../src/i18n/languages';
import type { LocaleInput } from '../../../locale-kit/check/check';
import { flatTexts, textAt, type Json } from '../../../locale-kit/check/flatTexts';
import { textEntry } from '../../../locale-kit/check/keys';
import { fileNames, localePath } from '../../../locale-kit/check/layout';
import type { BookText } from '../book';
import { textKey } from './textKey';

/**
 * All texts of the site, in the order of the files and of English, each in all languages.
 * @param codes the languages of the site
 * @throws if an English file can't be read
 */
export function allTexts(input: LocaleInput, codes: readonly LanguageCode[]): BookText[] {
  return fileNames(input.services).flatMap((name) => textsOfFile(input, codes, name));
}

function textsOfFile(
  { files }: LocaleInput,
  codes: readonly LanguageCode[],
  name: string,
): BookText[] {
  const english = parse(files.get(localePath(defaultLanguage.code, name)));
  const versions = new Map<string, BookText['versions']>();
  for (const code of codes) {
    const own = read(files.get(localePath(code, name)));
    for (const key of flatTexts(english, code).keys()) {
      versions.set(key, { ...versions.get(key), [code]: textAt(own, key) ?? null });
    }
  }
  return Array.from(versions, ([key, texts]) => ({
    id: textKey(name, key),
    what: textEntry(name, key)?.what ?? null,
    versions: texts,
  }));
}

/** A file that is missing or broken has no texts: the findings say so. */
function read(content: string | Uint8Array | undefined): Json {
  try {
    return parse(content);
  } catch {
    return {};
  }
}

function parse(content: string | Uint8Array | undefined): Json {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return JSON.parse(text) as Json;
}

import type { LanguageCode } from '../../../../src/site/languages';
import { localePath, type LocaleInput } from '../../../locale-kit/files';
import { textAt } from '../../../locale-kit/keys';
import { entriesFor, type Json, type Schema } from '../../../locale-kit/schema';
import type { BookText } from '../book';
import { textKey } from './textKey';

/**
 * All texts of the site, in the order of the files and their schemas, each in all languages.
 * @param codes the languages of the site
 */
export function allTexts(input: LocaleInput, codes: readonly LanguageCode[]): BookText[] {
  return Array.from(input.schemas).flatMap(([name, schema]) =>
    textsOfFile(input, codes, name, schema),
  );
}

function textsOfFile(
  { files }: LocaleInput,
  codes: readonly LanguageCode[],
  name: string,
  schema: Schema,
): BookText[] {
  const texts = new Map<string, BookText>();
  for (const code of codes) {
    const own = read(files.get(localePath(code, name)));
    for (const [key, { what }] of entriesFor(schema, code)) {
      const versions = { ...texts.get(key)?.versions, [code]: textAt(own, key) ?? null };
      texts.set(key, { id: textKey(name, key), what, versions });
    }
  }
  return [...texts.values()];
}

/** A file that is missing or broken has no texts: the findings say so. */
function read(content: string | Uint8Array | undefined): Json {
  try {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}

import { mask } from './rules/mask';
import { marks, prepareTerms, withoutMark } from './rules/text';
import { fill } from './edit';
import { localePath, readJson, type LocaleInput } from './files';
import { describe, englishOf, isInEnglish, type TextEntry } from './schema';

/**
 * The files of a new language: copies of those of the source, in the plural forms of the language, in which
 * every text to translate is marked; what each language has of its own is described.
 * @param code its code, such as `es` or `pt-BR`
 * @returns path from the project's root to content
 * @throws if the code names no language, or a file of the source is no JSON
 */
export function newLanguageFiles(code: string, input: LocaleInput): Map<string, string> {
  checkCode(code);
  const terms = prepareTerms([], input.allowed);
  const files = Array.from(input.schemas, ([name, schema]) => {
    const english = readJson(input, localePath(input.source, name));
    const copyOf = (key: string, entry: TextEntry) => {
      if (entry.isOwn) return marks.write + describe(entry, code);
      const text = englishOf(english, key, entry);
      // A text without words, such as the order of two placeholders, needs no translation either.
      const mayStay = !/\p{L}/u.test(mask(text)) || terms.isAllowed(text, code);
      return mayStay ? text : marks.translate + withoutMark(text);
    };
    const copy = fill(schema, code, copyOf, (key, entry) => isInEnglish(english, key, entry));
    return [localePath(code, name), toFile(copy)] as const;
  });
  return new Map(files);
}

/** A locale file as it is written: two spaces, one line break at the end. */
export function toFile(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The name of a language in itself, such as `Español`. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function checkCode(code: string): void {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const isWellFormed = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-\d{3})?$/u.test(code);
  if (isWellFormed && names.of(code) !== undefined) return;
  throw new Error(
    `"${code}" is not the code of a language. Codes are such as es (Spanish), de (German) or pt-BR (Portuguese of Brazil).`,
  );
}

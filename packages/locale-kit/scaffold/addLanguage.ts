import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '../../../tools/project/writeAll';
import { mask } from '../check/mask';
import { lettersWithout, marks, prepareTerms, withoutMark } from '../check/text';
import { localePath, readJson, type LocaleInput } from '../files';
import { fontCharacters, languages, localesFolder, sources } from '../project';
import { englishOf, fill } from '../schema';
import { insertElement } from './insertElement';

/**
 * Everything that a new language needs: its entry in the list of drafts, and a copy of each English file, in
 * the plural forms of the language, in which every text to translate is marked.
 * @param root the project's root folder
 * @throws if the language can't be added; the message says why
 */
export async function addLanguage(
  options: LanguageOptions,
  root: string,
  input: LocaleInput,
  known: readonly { code: string; prefix: string }[] = languages,
): Promise<Changes> {
  const record = languageRecord(options);
  const { code, prefix } = record;
  if (known.some((other) => other.code === code || other.prefix === prefix)) {
    throw new Error(`${sources.languages} has "${code}" already.`);
  }
  checkLetters(code);
  const folder = `${localesFolder}/${code}`;
  if (existsSync(join(root, folder))) {
    throw new Error(`${folder} is there already: rename or delete that folder first.`);
  }
  const path = join(root, sources.languages);
  const list = await insertElement({
    ...{ path, text: readFileSync(path, 'utf8'), constant: 'drafts' },
    element: JSON.stringify(record),
  });
  const terms = prepareTerms([], input.allowed);
  const created = Array.from(input.schemas, ([name, schema]) => {
    const english = readJson(input, localePath(input.source, name));
    const copy = fill(schema, code, (key, entry) => {
      const text = englishOf(english, key, entry);
      // A text without words, such as the order of two placeholders, needs no translation either.
      const mayStay = !/\p{L}/u.test(mask(text)) || terms.isAllowed(text, code);
      return mayStay ? text : marks.translate + withoutMark(text);
    });
    return [localePath(code, name), toFile(copy)] as const;
  });
  return { created: new Map(created), edited: new Map([[sources.languages, list]]) };
}

/** Refuses a language that has letters for which the fonts have no glyph, and names them. */
function checkLetters(code: string): void {
  const lacking = lettersWithout(fontCharacters, wordsOf(code));
  if (lacking.length === 0) return;
  throw new Error(
    `The fonts of the site lack letters of "${code}": ${lacking.sort().join(' ')}. A developer must add them to ${sources.letters} and run npm run art -- fonts first.`,
  );
}

/** Words of a language that between them have its letters: its countries, months and days. */
function wordsOf(code: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const regions = letters.flatMap((one) => letters.map((other) => one + other));
  const names = new Intl.DisplayNames([code], { type: 'region', fallback: 'none' });
  const format = new Intl.DateTimeFormat(code, { month: 'long', weekday: 'long' });
  const days = Array.from({ length: 12 }, (_, month) =>
    format.format(new Date(2026, month, month)),
  );
  const words = [...regions.map((region) => names.of(region) ?? ''), ...days].join(' ');
  return words + words.toLocaleUpperCase(code);
}

/** A locale file as it is written: two spaces, one line break at the end. */
export function toFile(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The record of a language, as the list of languages holds it. */
type LanguageRecord = Omit<(typeof languages)[number], 'code'> & { code: string };

/** What is given of a new language; the rest is derived. */
export interface LanguageOptions {
  code: string;
  name?: string | undefined;
  direction?: string | undefined;
}

/** The scripts (ISO 15924) that the site has fonts for. */
const scripts = new Map([
  ['Latn', { script: 'latin', direction: 'ltr' }],
  ['Arab', { script: 'arabic', direction: 'rtl' }],
] as const);

const codePattern = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-\d{3})?$/u;

/**
 * The record of a new language, as `src/site/languages.ts` holds it.
 * @throws if the code names no language, or one in a script without fonts; the message says what to do
 */
export function languageRecord({ code, name, direction }: LanguageOptions): LanguageRecord {
  checkCode(code);
  const { language, script = '', region = '' } = new Intl.Locale(code).maximize();
  const known = [...scripts].find(([iso]) => iso === script)?.[1];
  if (!known) {
    throw new Error(
      `The site has no fonts for the script of "${code}" (${script}), only for Latin and Arabic letters. A developer must add them to ${sources.fonts} and ${sources.languages} first.`,
    );
  }
  return {
    code,
    name: name === undefined ? ownName(code) : checkName(name),
    direction: direction === undefined ? known.direction : checkDirection(direction),
    script: known.script,
    prefix: `/${code.toLowerCase()}`,
    format: westernDigits(`${language}-${region}`),
    openGraph: `${language}_${region}`,
  };
}

function checkCode(code: string): void {
  const written = canonical(code);
  if (written !== null && written !== code) throw new Error(`Write the code "${written}".`);
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  if (written !== null && codePattern.test(code) && names.of(code) !== undefined) return;
  throw new Error(
    `"${code}" is not the code of a language. Codes are such as es (Spanish), de (German) or pt-BR (Portuguese of Brazil).`,
  );
}

function canonical(code: string): string | null {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? null;
  } catch {
    return null;
  }
}

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function checkName(name: string): string {
  if (/^\p{L}[\p{L}\p{M}\p{N} ()’'-]*$/u.test(name)) return name;
  throw new Error(
    `--name is "${name}", but must be the language's name in itself, such as "Español".`,
  );
}

function checkDirection(direction: string): 'ltr' | 'rtl' {
  if (direction === 'ltr' || direction === 'rtl') return direction;
  throw new Error(
    `--direction is "${direction}", but must be ltr (left to right) or rtl (right to left).`,
  );
}

/** The site writes 0 to 9 in every language. */
function westernDigits(locale: string): string {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  return numberingSystem === 'latn' ? locale : `${locale}-u-nu-latn`;
}

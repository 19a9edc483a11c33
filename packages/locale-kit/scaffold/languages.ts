import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkLocales, isUntranslated } from '../check/check';
import { mask } from '../check/mask';
import { marks, prepareTerms, withoutMark } from '../check/text';
import { localePath, readJson, type LocaleInput } from '../files';
import {
  isDraft,
  languages,
  localesFolder,
  projectLists,
  root,
  type NewLanguage,
} from '../project';
import { fill } from '../edit';
import { englishOf } from '../schema';
import { changeLists, elementIn } from './lists';

/**
 * Everything that a new language needs: its entry in the list of drafts, and a copy of each English file, in
 * the plural forms of the language, in which every text to translate is marked.
 * @throws if the language can't be added; the message says why
 */
export async function addLanguage(options: LanguageOptions, input: LocaleInput) {
  const { path, drafts, record } = projectLists().languages;
  const facts = factsOf(options);
  const { code } = facts;
  if (languages.some((one) => one.code.toLowerCase() === code.toLowerCase())) {
    throw new Error(`${path} has "${code}" already.`);
  }
  const folder = `${localesFolder}/${code}`;
  if (existsSync(join(root, folder))) {
    throw new Error(`${folder} is there already: rename or delete that folder first.`);
  }
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
  const change = { path, constant: drafts, add: JSON.stringify(record(facts)) };
  return {
    created: new Map(created),
    edited: new Map([[path, await changeLists(path, [change])]]),
  };
}

/**
 * Moves a language from the drafts to those that the site is built with; undefined if it is no draft.
 * @throws if its texts would stop the build, or are those of the source
 */
export async function publishLanguage(code: string, input: LocaleInput) {
  const { path, drafts, published } = projectLists().languages;
  const element = elementIn({ path, constant: drafts }, code);
  if (element === undefined) return undefined;
  const errors = checkLocales(input).findings.filter(
    (finding) =>
      finding.language === code && (finding.severity === 'error' || isUntranslated(finding)),
  );
  if (errors.length > 0) {
    throw new Error(
      `${errors.length} texts of "${code}" are to be mended or translated first: npm run locales lists them.`,
    );
  }
  const text = await changeLists(path, [
    { path, constant: drafts, take: code },
    { path, constant: published, add: element },
  ]);
  return { created: new Map<string, string>(), edited: new Map([[path, text]]) };
}

/**
 * What taking a language away changes.
 * @param name its name in itself, which the person who takes a published language away must say
 * @throws if it is published and the name is another, there is no such language, or the others are translated from it
 */
export async function removeLanguage({ code, name }: LanguageOptions, input: LocaleInput) {
  const { path, drafts, published } = projectLists().languages;
  if (code === input.source) throw new Error(`The other languages are translated from "${code}".`);
  const isPublished = input.languages.some((one) => one.code === code) && !isDraft(code, '');
  if (isPublished && name !== ownName(code)) {
    throw new Error(
      `Visitors read the site in ${ownName(code)}. To take it away with all its texts, say its name: npm run locales remove-language ${code} -- --name "${ownName(code)}"`,
    );
  }
  const constant = elementIn({ path, constant: drafts }, code) === undefined ? published : drafts;
  const edited = new Map([[path, await changeLists(path, [{ path, constant, take: code }])]]);
  return { edited, deleted: [`${localesFolder}/${code}`] };
}

/** A locale file as it is written: two spaces, one line break at the end. */
export function toFile(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** What is given of a new language; the rest is derived. */
export interface LanguageOptions {
  code: string;
  name?: string | undefined;
}

/** The scripts (ISO 15924) that the site has fonts for. */
const scripts = new Map([
  ['Latn', { script: 'latin', direction: 'ltr' }],
  ['Arab', { script: 'arabic', direction: 'rtl' }],
] as const);

/**
 * What is known of a new language.
 * @throws if the code names no language, or one in a script without fonts; the message says what to do
 */
export function factsOf({ code, name = ownName(code) }: LanguageOptions): NewLanguage {
  checkCode(code);
  const { language, script = '', region = '' } = new Intl.Locale(code).maximize();
  const known = [...scripts].find(([iso]) => iso === script)?.[1];
  if (!known) {
    throw new Error(
      `The site has no fonts for the script of "${code}" (${script}), only for Latin and Arabic letters. A developer must add them in ${projectLists().languages.fonts} first.`,
    );
  }
  return {
    ...{ code, name, language, region, ...known },
  };
}

function checkCode(code: string): void {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const isWellFormed = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-\d{3})?$/u.test(code);
  if (isWellFormed && names.of(code) !== undefined) return;
  throw new Error(
    `"${code}" is not the code of a language. Codes are such as es (Spanish), de (German) or pt-BR (Portuguese of Brazil).`,
  );
}

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

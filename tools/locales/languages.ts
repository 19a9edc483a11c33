import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLocales, isUntranslated } from './check';
import type { LocaleInput } from './files';
import { newLanguageFiles, ownName } from './newLanguage';
import { isDraft, localesFolder } from './project';
import { entryIn, withEntry, withoutEntry } from './entries';

const path = 'src/site/languages.ts';
const published = 'published languages';
const drafts = 'languages that are being translated';

/** What is given of a new language; the rest is derived. */
export interface LanguageOptions {
  code: string;
  /** Its name in itself. */
  name?: string | undefined;
}

/**
 * Everything that a new language needs: its record among the drafts, and its marked files.
 * @throws if the language can't be added; the message says why
 */
export function addLanguage({ code, name = ownName(code) }: LanguageOptions, input: LocaleInput) {
  if (input.languages.some((one) => one.code.toLowerCase() === code.toLowerCase())) {
    throw new Error(`${path} has "${code}" already.`);
  }
  const folder = `${localesFolder}/${code}`;
  if (existsSync(join(input.root, folder))) {
    throw new Error(`${folder} is there already: rename or delete that folder first.`);
  }
  const created = newLanguageFiles(code, input);
  const lines = Object.entries(recordOf(code, name)).map(
    ([key, value]) => `    ${key}: '${value}',`,
  );
  const entry = `  {\n${lines.join('\n')}\n  },\n`;
  return { created, edited: new Map([[path, withEntry(sourceOf(input), drafts, entry)]]) };
}

/**
 * Moves a language from the drafts to those that the site is built with; undefined if it is no draft.
 * @throws if its texts would stop the build, or are those of the source
 */
export function publishLanguage(code: string, input: LocaleInput) {
  const text = sourceOf(input);
  const entry = entryIn(text, drafts, code);
  if (entry === undefined) return undefined;
  const errors = checkLocales(input).findings.filter(
    (finding) =>
      finding.language === code && (finding.severity === 'error' || isUntranslated(finding)),
  );
  if (errors.length > 0) {
    throw new Error(
      `To be mended or translated first in "${code}": ${errors.length}. npm run locales lists them.`,
    );
  }
  const moved = withEntry(withoutEntry(text, drafts, entry), published, entry);
  return { created: new Map<string, string>(), edited: new Map([[path, moved]]) };
}

/**
 * What taking a language away changes.
 * @param name its name in itself, which the person who takes a published language away must say
 * @throws if it is published and the name is another, there is no such language, or the others are translated from it
 */
export function removeLanguage({ code, name }: LanguageOptions, input: LocaleInput) {
  if (code === input.source) throw new Error(`The other languages are translated from "${code}".`);
  const text = sourceOf(input);
  const list = entryIn(text, drafts, code) === undefined ? published : drafts;
  const entry = entryIn(text, list, code);
  if (entry === undefined) throw new Error(`${path} has no "${code}".`);
  if (!isDraft(input, code, '') && name !== ownName(code)) {
    throw new Error(
      `Visitors read the site in ${ownName(code)}. To take it away with all its texts, say its name: npm run locales remove-language ${code} -- --name "${ownName(code)}"`,
    );
  }
  const edited = new Map([[path, withoutEntry(text, list, entry)]]);
  return { created: new Map<string, string>(), edited, deleted: [`${localesFolder}/${code}`] };
}

function sourceOf({ root }: LocaleInput): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The scripts (ISO 15924) that the site has fonts for. */
const scripts: Readonly<Record<string, { direction: 'ltr' | 'rtl'; script: string } | undefined>> =
  {
    Latn: { direction: 'ltr', script: 'latin' },
    Arab: { direction: 'rtl', script: 'arabic' },
  };

/**
 * The record of a new language in the list of languages.
 * @throws if its script has no fonts; the message says what to do
 */
export function recordOf(code: string, name: string) {
  const { language, script = '', region = '' } = new Intl.Locale(code).maximize();
  const known = scripts[script];
  if (!known) {
    throw new Error(
      `The site has no fonts for the script of "${code}" (${script}), only for Latin and Arabic letters. A developer must add them in packages/art/fonts first.`,
    );
  }
  const prefix = `/${code.toLowerCase()}`;
  const format = westernDigits(`${language}-${region}`);
  return { code, name, ...known, prefix, format, openGraph: `${language}_${region}` };
}

/** The site writes 0 to 9 in every language. */
function westernDigits(locale: string): string {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  return numberingSystem === 'latn' ? locale : `${locale}-u-nu-latn`;
}

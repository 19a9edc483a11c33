import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '../../../tools/project/writeAll';
import { checkLocales } from '../check/check';
import type { LocaleInput } from '../files';
import { sources } from '../project';
import { insertElement, takeElement } from './insertElement';

/**
 * Moves a language from the drafts to the languages that the site is built with.
 * @param root the project's root folder
 * @throws if it is no draft, or if its texts would stop the build
 */
export async function publishLanguage(
  code: string,
  root: string,
  input: LocaleInput,
): Promise<Changes> {
  const path = join(root, sources.languages);
  const taken = takeElement({ path, text: readFileSync(path, 'utf8'), constant: 'drafts' }, code);
  if (!taken) throw new Error(`${sources.languages} has no draft "${code}".`);
  const errors = checkLocales(input).findings.filter(
    ({ language, severity }) => language === code && severity === 'error',
  );
  if (errors.length > 0) {
    throw new Error(
      `${errors.length} texts of "${code}" are to be mended first: npm run locales lists them.`,
    );
  }
  const list = await insertElement({ path, ...taken, constant: 'records' });
  return { created: new Map(), edited: new Map([[sources.languages, list]]) };
}

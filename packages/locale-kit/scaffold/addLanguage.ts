import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../check/flatTexts';
import { fileNames, localePath, localesFolder } from '../check/layout';
import { prepareTerms, type AllowedText } from '../check/terms';
import { insertElement } from './insertElement';
import { languageRecord, type LanguageOptions } from './languageRecord';
import { markedCopy } from './markedCopy';
import type { Project } from './project';
import { toFile } from './serviceTexts';
import type { Changes } from '../../../tools/project/writeAll';

const listPath = 'src/i18n/languages.ts';

/**
 * Everything that a new language needs: its entry in the list, and a marked copy of each English file.
 * @throws if the language can't be added; the message says why
 */
export async function addLanguage(options: LanguageOptions, project: Project): Promise<Changes> {
  const { root, languages, source, services } = project;
  const record = languageRecord(options);
  const same = (other: { code: string; prefix: string }) =>
    other.code === record.code || other.prefix === record.prefix;
  if (languages.some(same)) throw new Error(`${listPath} has "${record.code}" already.`);
  const folder = `${localesFolder}/${record.code}`;
  if (existsSync(join(root, folder))) {
    throw new Error(`${folder} is there already: rename or delete that folder first.`);
  }
  const text = readFileSync(join(root, listPath), 'utf8');
  const element = JSON.stringify(record);
  const list = await insertElement({
    path: join(root, listPath),
    text,
    constant: 'records',
    element,
  });
  const allowed = readJson<AllowedText[]>(root, `${localesFolder}/allow-list.json`);
  const terms = prepareTerms([], allowed);
  const created = fileNames(services).map((name) => {
    const english = readJson<Json>(root, localePath(source, name));
    const copy = markedCopy(english, record.code, (value) => terms.isAllowed(value, record.code));
    return [localePath(record.code, name), toFile(copy)] as const;
  });
  return { created: new Map(created), edited: new Map([[listPath, list]]) };
}

function readJson<Content>(root: string, path: string): Content {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as Content;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} can't be read: mend it first (npm run locales). ${reason}`);
  }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLanguage, languages } from '../../../src/i18n/languages';
import { services } from '../../../src/site/catalogue';
import { mapTexts, type Json } from '../check/flatTexts';
import { fileNames, localePath, localesFolder } from '../check/layout';
import { copyProject, type ProjectCopy } from '../../../tools/project/copyProject';
import { runInProject } from '../../../tools/project/runInProject';
import { insertElement } from '../scaffold/insertElement';
import { languageRecord } from '../scaffold/languageRecord';
import { longer, mirrored, type Pseudo } from './pseudoText';

interface PseudoLanguage {
  code: string;
  name: string;
  make: Pseudo;
}

/** Languages that nobody speaks, made from English to see how the pages take other texts. */
export const pseudoLanguages: readonly PseudoLanguage[] = [
  { code: 'en-XA', name: 'Ļöñĝéŕ', make: longer },
  { code: 'ar-XB', name: 'معكوسة', make: mirrored },
];

/** Addresses of the home pages of the pseudo-languages. */
export const pseudoPrefixes = pseudoLanguages.map(({ code }) => `/${code.toLowerCase()}`);

const listPath = 'src/i18n/languages.ts';

/**
 * A copy of the project, built with the pseudo-languages in the place of the translations: the project
 * itself never holds them.
 * @param root the project's root folder
 * @throws if the build fails; the message is the end of its output
 */
export async function buildPseudoSite(root: string): Promise<ProjectCopy> {
  const copy = copyProject(root);
  for (const { code } of languages.filter((language) => language !== defaultLanguage)) {
    rmSync(join(copy.root, localesFolder, code), { recursive: true });
  }
  for (const language of pseudoLanguages) writeTexts(copy.root, language);
  await writeList(copy.root);
  const { ok, output } = runInProject(copy.root, 'npm run build');
  if (ok) return copy;
  copy.remove();
  throw new Error(`The site with the pseudo-languages was not built:\n${output.slice(-3000)}`);
}

function writeTexts(root: string, { code, make }: PseudoLanguage): void {
  for (const name of fileNames(services)) {
    const source = readFileSync(join(root, localePath(defaultLanguage.code, name)), 'utf8');
    const texts = mapTexts(JSON.parse(source) as Json, code, (text, key) => make(text, name, key));
    const path = join(root, localePath(code, name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(texts, null, 2));
  }
}

async function writeList(root: string): Promise<void> {
  const path = join(root, listPath);
  const text = readFileSync(path, 'utf8');
  const element = pseudoLanguages
    .map(({ code, name }) => JSON.stringify(languageRecord({ code, name })))
    .join(',\n');
  const insertion = { path, text, constant: 'records', element, keep: 1 };
  writeFileSync(path, await insertElement(insertion));
}

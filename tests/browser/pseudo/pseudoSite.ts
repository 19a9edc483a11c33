import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProject, type ProjectCopy } from '../../../tools/project/copyProject';
import { runInProject } from '../../../tools/project/runInProject';
import {
  localePath,
  readJson,
  readLocales,
  type LocaleInput,
} from '../../../packages/locale-kit/files';
import {
  isDraft,
  languages,
  localesFolder,
  projectCommands,
  projectLists,
  root,
  source,
} from '../../../packages/locale-kit/project';
import { englishOf, fill } from '../../../packages/locale-kit/schema';
import { factsOf, toFile } from '../../../packages/locale-kit/scaffold/languages';
import { changeLists } from '../../../packages/locale-kit/scaffold/lists';
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

/**
 * A copy of the project, built with the pseudo-languages in the place of the translations: the project
 * itself never holds them.
 * @param settings `VITE_…` variables of the build
 * @throws if the build fails; the message is the end of its output
 */
export async function buildPseudoSite(
  settings: Readonly<Record<string, string>> = {},
): Promise<ProjectCopy> {
  const copy = copyProject(root);
  const input = readLocales(root);
  const { path, published, record } = projectLists().languages;
  const translations = languages.map(({ code }) => code).filter((code) => code !== source);
  for (const code of translations)
    rmSync(join(copy.root, localesFolder, code), { recursive: true });
  for (const language of pseudoLanguages) writeTexts(input, copy.root, language);
  const list = await changeLists(path, [
    ...translations
      .filter((code) => !isDraft(code, ''))
      .map((take) => ({ path, constant: published, take })),
    ...pseudoLanguages.map(({ code, name }) => ({
      ...{ path, constant: published },
      add: JSON.stringify(record(factsOf({ code, name }))),
    })),
  ]);
  writeFileSync(join(copy.root, path), list);
  const { ok, output } = runInProject(copy.root, projectCommands().build, settings);
  if (ok) return copy;
  copy.remove();
  throw new Error(`The site with the pseudo-languages was not built:\n${output.slice(-3000)}`);
}

function writeTexts(input: LocaleInput, folder: string, { code, make }: PseudoLanguage): void {
  for (const [name, schema] of input.schemas) {
    const english = readJson(input, localePath(source, name));
    const texts = fill(schema, code, (key, entry) => make(englishOf(english, key, entry), entry));
    const path = join(folder, localePath(code, name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, toFile(texts));
  }
}

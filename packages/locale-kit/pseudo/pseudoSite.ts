import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProject, type ProjectCopy } from '../../../tools/project/copyProject';
import { runInProject } from '../../../tools/project/runInProject';
import { localePath, readJson, readLocales, type LocaleInput } from '../files';
import { commands, languages, localesFolder, schemas, source, sources } from '../project';
import { englishOf, fill } from '../schema';
import { languageRecord, toFile } from '../scaffold/addLanguage';
import { insertElement } from '../scaffold/insertElement';
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
 * @param root the project's root folder
 * @param settings `VITE_…` variables of the build
 * @throws if the build fails; the message is the end of its output
 */
export async function buildPseudoSite(
  root: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ProjectCopy> {
  const copy = copyProject(root);
  const input = readLocales(root);
  for (const { code } of languages.filter((language) => language.code !== source)) {
    rmSync(join(copy.root, localesFolder, code), { recursive: true });
  }
  for (const language of pseudoLanguages) writeTexts(input, copy.root, language);
  await writeList(copy.root);
  const { ok, output } = runInProject(copy.root, commands.build, settings);
  if (ok) return copy;
  copy.remove();
  throw new Error(`The site with the pseudo-languages was not built:\n${output.slice(-3000)}`);
}

function writeTexts(input: LocaleInput, root: string, { code, make }: PseudoLanguage): void {
  for (const [name, schema] of schemas) {
    const english = readJson(input, localePath(source, name));
    const texts = fill(schema, code, (key, entry) => make(englishOf(english, key, entry), entry));
    const path = join(root, localePath(code, name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, toFile(texts));
  }
}

async function writeList(root: string): Promise<void> {
  const path = join(root, sources.languages);
  const text = readFileSync(path, 'utf8');
  const element = pseudoLanguages
    .map(({ code, name }) => JSON.stringify(languageRecord({ code, name })))
    .join(',\n');
  const insertion = { path, text, constant: 'records', element, keep: 1 };
  writeFileSync(path, await insertElement(insertion));
}

/**
 * Builds the site with the pseudo-languages and serves it until it is stopped.
 * @param root the project's root folder
 * @throws if the build fails; the message is the end of its output
 */
export async function showPseudoSite(root: string): Promise<void> {
  console.log('Building the site with the pseudo-languages ...');
  const copy = await buildPseudoSite(root);
  try {
    console.log(`The pseudo-languages are at ${pseudoPrefixes.join(' and ')}.`);
    process.on('SIGINT', () => undefined);
    const preview = ['--import', 'tsx', commands.preview];
    await once(spawn(process.execPath, preview, { cwd: copy.root, stdio: 'inherit' }), 'exit');
  } finally {
    copy.remove();
  }
}

import { languages } from '../../../../src/site/languages';
import type { LocaleInput } from '../../../locale-kit/files';
import { findText } from '../../../locale-kit/edit';
import { entryAt } from '../../../locale-kit/schema';
import type { LocaleFile } from '../files/localePaths';
import type { LanguageText, TextReference, TextView } from '../protocol';
import { checkOne } from './checkOne';
import { glossaryHits } from './glossary';
import { lengthLimit } from './lengthLimit';
import { noText, onDisk, type LocaleFolder } from './localeFolder';
import { pluralFormsOf } from './pluralFormsOf';
import { Refusal } from './refusal';

/**
 * All that the panel shows of a text.
 * @throws Refusal if no language has it or needs it
 */
export async function viewText(folder: LocaleFolder, text: TextReference): Promise<TextView> {
  const { name, key } = text;
  folder.file(text);
  const input = folder.input();
  const entry = entryAt(input.schemas.get(name), key);
  const versions = await Promise.all(
    languages.map(async ({ code }): Promise<LanguageText> => {
      const file = folder.file({ language: code, name });
      const limit = lengthLimit(entry?.limits ?? null, code);
      const version = await textIn(folder, input, file, key);
      return { language: code, file: file.path, limit, ...version };
    }),
  );
  if (versions.every(({ state }) => state === 'unneeded' || state === 'unreadable')) {
    throw noText(key);
  }
  const own = versions.find(({ language }) => language === input.source)?.text ?? '';
  const english = own || (folder.englishOf(text, input).get(key) ?? '');
  return {
    description: entry ? { what: entry.what, where: entry.where } : null,
    languages: versions,
    english,
    forms: await pluralFormsOf(folder, input, text),
    glossary: glossaryHits(english, input.glossary),
  };
}

/** A text for showing: a file that can't be read has findings instead. */
async function textIn(folder: LocaleFolder, input: LocaleInput, file: LocaleFile, key: string) {
  try {
    const { json, root } = await folder.open(file);
    const text = findText(json, root, key)?.text;
    const isWanted = folder.wanted(file, input).includes(key);
    return { ...onDisk(text, isWanted), findings: checkOne(input, file, key) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const state = 'unreadable' as const;
    return { ...onDisk(undefined, false), state, findings: error.details.findings ?? [] };
  }
}

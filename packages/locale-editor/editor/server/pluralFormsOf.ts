import type { LocaleInput } from '../../../locale-kit/files';
import { findText } from '../../../locale-kit/edit';
import { exampleNumbers, parsePluralKey, pluralForms } from '../../../locale-kit/keys';
import type { PluralForm, TextReference } from '../protocol';
import type { LocaleFolder } from './localeFolder';
import { Refusal } from './refusal';

/** The forms that a language has of a text for different numbers; none if the text has no forms. */
export async function pluralFormsOf(
  folder: LocaleFolder,
  input: LocaleInput,
  { key, ...reference }: TextReference,
): Promise<PluralForm[]> {
  const plural = parsePluralKey(key);
  const file = folder.file(reference);
  const wanted = folder.wanted(file, input);
  if (!plural || !wanted.includes(`${plural.base}_other`)) return [];
  const opened = await folder.open(file).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  return pluralForms(reference.language).map((form) => {
    const path = `${plural.base}_${form}`;
    const isMissing = opened !== null && findText(opened.json, opened.root, path) === null;
    return { key: path, form, numbers: exampleNumbers(reference.language, form), isMissing };
  });
}

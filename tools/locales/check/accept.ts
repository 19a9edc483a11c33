import { applyChanges, type NewFiles } from '../files/changes';
import { localeTexts, type LocaleText } from '../files/localeFile';
import { isPlaceholderText } from '../files/placeholderText';
import { requireTranslation, type LocaleInput } from '../files/project';
import { errorWith } from '../messages/errorWith';

/**
 * The translations that are not recorded as fitting the present English.
 * @param target a language (`fr`) or a file of it (`fr/home`)
 * @param keys of texts in that file; all if empty
 * @throws if there is no such language, file or text
 */
export function textsToAccept(
  input: LocaleInput,
  target: string,
  keys: readonly string[] = [],
): LocaleText[] {
  const [language = ''] = target.split('/', 1);
  requireTranslation(input, language);
  const texts = localeTexts(input, language).filter(
    ({ name }) => target === language || target === `${language}/${name}`,
  );
  const unknown = keys.find((key) => !texts.some((text) => text.key === key));
  if (texts.length === 0) throw errorWith('terminal.noTextsIn', { target });
  if (unknown !== undefined) throw errorWith('terminal.noTextIn', { key: unknown, target });
  return texts.filter(({ key, translation, english, madeFrom }) => {
    const isMeant = keys.length === 0 || keys.includes(key);
    const isWritten = translation && !isPlaceholderText(translation);
    return isMeant && isWritten && english && madeFrom !== english;
  });
}

/** Records that translations fit the present English. */
export function accept(input: LocaleInput, texts: readonly LocaleText[]): NewFiles {
  const changes = texts.map((text) => ({ ...text, text: text.translation ?? '' }));
  return applyChanges(input, changes).files;
}

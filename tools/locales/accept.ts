import { finding, staleRule, type FileFinding } from './check/finding';
import { requireTranslation, type LocaleInput } from './files/project';
import { isPlaceholderText } from './check/rules/context';
import { applyChanges } from './files/changes';
import { localeTexts, type LocaleText } from './files/localeFile';
import { formatDiff, wordDiff } from './record/wordDiff';

/** Whether the English of a text has changed since it was translated. */
export function isStale({ madeFrom, english }: Pick<LocaleText, 'madeFrom' | 'english'>): boolean {
  return english !== '' && madeFrom !== undefined && madeFrom !== english;
}

/**
 * What the check says about the English behind the texts of a file.
 * @param texts that are translated
 */
export function staleFindings(texts: readonly LocaleText[]): FileFinding[] {
  return texts.flatMap(({ language, name, key, offset, english, madeFrom }): FileFinding[] => {
    const [target, place] = [`${language}/${name}`, { index: offset, key }];
    if (english === '') return [];
    if (madeFrom === undefined) return [{ ...finding('unrecorded', { target, key }), ...place }];
    if (!isStale({ english, madeFrom }) || isPlaceholderText(english)) return [];
    const change = wordDiff(madeFrom, english);
    const values = { change: formatDiff(change), target, key };
    return [{ ...finding(staleRule, values), ...place, change }];
  });
}

/**
 * The translations that are not recorded as fitting the present English.
 * @param target a language (`fr`) or a file of it (`fr/home`)
 * @param keys of the texts; all if empty
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
  if (texts.length === 0 || unknown !== undefined) {
    const text = unknown === undefined ? 'text' : `text “${unknown}”`;
    throw new Error(`There is no ${text} in locales/${target}.`);
  }
  return texts.filter(({ key, translation, english, madeFrom }) => {
    const isMeant = keys.length === 0 || keys.includes(key);
    return (
      isMeant && translation && !isPlaceholderText(translation) && english && madeFrom !== english
    );
  });
}

/**
 * Records that translations fit the present English; see `textsToAccept`.
 * @returns the files of records that change: path from the root to new content
 */
export function accept(
  input: LocaleInput,
  target: string,
  keys: readonly string[] = [],
): Map<string, string> {
  const texts = textsToAccept(input, target, keys);
  return applyChanges(
    input,
    texts.map((text) => ({ ...text, text: text.translation ?? '' })),
  ).files;
}

import { finding, staleRule, type FileFinding } from './finding';
import { requireTranslation, type LocaleInput } from './project';
import { isMarked } from './rules/text';
import { setTexts } from './setTexts';
import { openFile, type Text } from './texts';
import { formatDiff, wordDiff } from './wordDiff';

/** Whether the English of a text has changed since it was translated. */
export function isStale({ madeFrom, english }: Pick<Text, 'madeFrom' | 'english'>): boolean {
  return english !== '' && madeFrom !== undefined && madeFrom !== english;
}

/** What the check says about the English behind the texts of a file. */
export function staleFindings(texts: readonly Text[]): FileFinding[] {
  const written = texts.filter(({ translation, english }) => translation && english !== '');
  const translated = written.filter(({ translation = '' }) => !isMarked(translation));
  const target = texts[0] ? `${texts[0].language}/${texts[0].name}` : '';
  const stale = translated.filter((text) => isStale(text) && !isMarked(text.english));
  const unrecorded = translated.filter(({ madeFrom }) => madeFrom === undefined);
  const keys = unrecorded.map(({ key }) => key);
  return [
    ...stale.map(({ key, offset, english, madeFrom = '' }) => {
      const change = wordDiff(madeFrom, english);
      const values = { change: formatDiff(change), target, key };
      return { ...finding(staleRule, values), index: offset, key, change };
    }),
    ...unrecorded.slice(0, 1).map(({ key, offset }) => {
      const shown = keys.slice(0, 3).join(', ') + (keys.length > 3 ? ', …' : '');
      const names = keys.length > 3 ? '' : keys.join(' ');
      const values = { count: keys.length, target, keys: shown, names };
      return { ...finding('unrecorded', values), index: offset, key };
    }),
  ];
}

/** Translations that fit the present English. */
export interface Acceptance {
  language: string;
  /** The file and its texts; absent means all. */
  name?: string | undefined;
  keys?: readonly string[] | undefined;
  /** By key the English that they were made from, where that is not the present one. */
  english?: ReadonlyMap<string, string> | undefined;
}

/**
 * Records that translations fit the present English.
 * @returns the files of records that change: path from the root to new content
 * @throws if there is no such language, file or text
 */
export function accept(input: LocaleInput, scope: Acceptance): Map<string, string> {
  const { language, name, keys, english } = scope;
  requireTranslation(input, language);
  const names = [...input.schemas.keys()];
  if (name !== undefined && !names.includes(name)) {
    throw new Error(`There is no file locales/${language}/${name}.json.`);
  }
  const accepted = (name === undefined ? names : [name]).flatMap((one) => {
    const { texts, source } = openFile(input, language, one);
    if (!source?.root) throw new Error(`locales/${language}/${one}.json is missing or broken.`);
    const unknown = keys?.find((key) => !texts.some((text) => text.key === key));
    if (unknown) throw new Error(`locales/${language}/${one}.json has no text “${unknown}”.`);
    return texts.flatMap((text) => {
      const { key, translation, english: present } = text;
      if (!translation || isMarked(translation) || present === '') return [];
      if (keys && !keys.includes(key)) return [];
      return [{ ...text, text: translation, english: english?.get(key) ?? present }];
    });
  });
  return setTexts(input, accepted).files;
}

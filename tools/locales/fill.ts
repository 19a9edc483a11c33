import type { LocaleInput } from './project';
import { describe } from './rules/length';
import { mask } from './rules/mask';
import { marks, prepareTerms, withoutMark } from './rules/text';
import { setTexts } from './setTexts';
import { openFile, type Text } from './texts';

/**
 * Adds every file and text that is missing, marked for a translator or a writer. What is there stays as it is.
 * @returns the files that change: path from the root to new content
 * @throws if a file is broken, or has no place for a text
 */
export function fill(input: LocaleInput): Map<string, string> {
  const { isAllowed } = prepareTerms([], input.allowed);
  const written = ({ english, language, meta }: Text) => {
    const text = withoutMark(english);
    if (text === '') return { text: marks.write + describe(meta, language) };
    const mayStay = !/\p{L}/u.test(mask(text)) || isAllowed(text, language);
    return mayStay ? { text, english } : { text: marks.translate + text };
  };
  const changed = new Map<string, string>();
  // English first: the other languages are filled from what it has then.
  for (const language of new Set([input.source, ...input.languages.map(({ code }) => code)])) {
    const now = { ...input, files: new Map([...input.files, ...changed]) };
    const missing = Array.from(input.schemas.keys()).flatMap((name) => {
      const { path, source, texts } = openFile(now, language, name);
      if (source && !source.root) throw new Error(`${path} is broken: fix it first.`);
      return texts.filter(({ translation }) => translation === undefined);
    });
    const changes = missing.map((text) => ({ ...text, english: undefined, ...written(text) }));
    const { files, refused } = setTexts(now, changes);
    for (const reason of refused.values()) throw new Error(reason);
    for (const [path, content] of files) changed.set(path, content);
  }
  return changed;
}

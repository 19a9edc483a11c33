import { setText } from './edit';
import { fileText, type LocaleInput } from './project';
import { describe } from './rules/length';
import { mask } from './rules/mask';
import { marks, prepareTerms, withoutMark } from './rules/text';
import { groupsIn } from './structure';
import { openFile } from './texts';

/**
 * Adds every file and text that is missing, marked for a translator or a writer. What is there stays as it is.
 * @returns the files that change: path from the root to new content
 * @throws if a file is broken
 */
export function fill(input: LocaleInput): Map<string, string> {
  const terms = prepareTerms([], input.allowed);
  const changed = new Map<string, string>();
  // English first: the other languages are filled from what it has then.
  const codes = [...new Set([input.source, ...input.languages.map(({ code }) => code)])];
  for (const language of codes) {
    for (const name of input.schemas.keys()) {
      const now = { ...input, files: new Map([...input.files, ...changed]) };
      const { path, schema, source, texts } = openFile(now, language, name);
      const order = texts.map(({ key }) => key);
      const before = fileText(input, path);
      if (source && !source.root) throw new Error(`${path} is broken: fix it first.`);
      let json = before ?? `${JSON.stringify(groupsIn(schema), null, 2)}\n`;
      for (const { key, translation, english, meta } of texts) {
        if (translation !== undefined) continue;
        const text = withoutMark(english);
        const mayStay = !/\p{L}/u.test(mask(text)) || terms.isAllowed(text, language);
        const marked = mayStay ? text : marks.translate + text;
        const written = text === '' ? marks.write + describe(meta, language) : marked;
        json = setText(json, key, written, order);
      }
      if (json !== before) changed.set(path, json);
    }
  }
  return changed;
}

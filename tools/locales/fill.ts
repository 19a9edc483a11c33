import type { LocaleInput } from './files/project';
import { describeLimits } from './check/rules/length';
import { mask } from './check/rules/mask';
import { isUnwritten, labels, withoutLabel } from './files/placeholderText';
import { prepareTerms } from './check/terms';
import { applyChanges, type NewFiles } from './files/changes';
import { localeTexts, type LocaleText } from './files/localeFile';

/**
 * Adds placeholder texts for every missing file and text, and changes nothing else.
 * @throws if a file is broken, or has no place for a text
 */
export function fill(input: LocaleInput): NewFiles {
  const { isAllowed } = prepareTerms([], input.allowed);
  const written = ({ english, language, meta }: LocaleText) => {
    const about = [`${meta.what}. Shows in: ${meta.where}`, describeLimits(meta.limits, language)];
    const description = about.filter(Boolean).join('; ');
    if (english === '') return { text: labels.write + description };
    // With the limits of this language, which may differ from those of English.
    if (isUnwritten(english)) return { text: labels.translate + description };
    const text = withoutLabel(english);
    const mayStay = !/\p{L}/u.test(mask(text)) || isAllowed(text, language);
    return mayStay ? { text, english } : { text: labels.translate + text };
  };
  const changed: NewFiles = new Map();
  // English first, because the other languages are filled from it.
  for (const language of new Set([input.source, ...input.languages.map(({ code }) => code)])) {
    const now = { ...input, files: new Map([...input.files, ...changed]) };
    const missing = localeTexts(now, language).filter(
      ({ translation }) => translation === undefined,
    );
    const changes = missing.map((text) => ({ ...text, english: undefined, ...written(text) }));
    const { files, refused } = applyChanges(now, changes);
    for (const error of refused.values()) throw error;
    for (const [path, content] of files) changed.set(path, content);
  }
  return changed;
}

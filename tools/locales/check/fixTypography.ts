import { applyChanges, type NewFiles } from '../files/changes';
import { localeTexts } from '../files/localeFile';
import { isPlaceholderText } from '../files/placeholderText';
import type { LocaleInput } from '../files/project';
import { repairText } from './rules/patterns';
import { prepareTerms } from './terms';

/** Fixes the typography of all texts where a rule is certain, and keeps their records valid. */
export function fixTypography(input: LocaleInput): NewFiles {
  const { isAllowed } = prepareTerms([], input.allowed);
  const changes = localeTexts(input).flatMap((text) => {
    const { translation = '', language, meta, madeFrom } = text;
    const isExempt =
      isPlaceholderText(translation) || meta.data || isAllowed(translation, language);
    const fixed = repairText(translation, language);
    if (isExempt || fixed === translation) return [];
    return [{ ...text, text: fixed, english: madeFrom }];
  });
  return applyChanges(input, changes).files;
}

import type { LocaleInput } from '../../../locale-kit/files';
import { pairedTexts } from '../../../locale-kit/search/pairs';
import type { BookText } from '../book';

/** All texts of the site, in the order of the files and their schemas, each in all languages. */
export function allTexts(input: LocaleInput): BookText[] {
  return pairedTexts(input).map(({ id, what, pairs }) => ({ id, what, versions: pairs }));
}

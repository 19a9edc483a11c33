import type { LocaleInput } from '../locale-kit/files';
import { pairedTexts } from '../locale-kit/search/pairs';
import type { SiteText } from './texts';

/** All texts of the site in all languages. */
export function siteTexts(input: LocaleInput): SiteText[] {
  return pairedTexts(input).map(({ id, what, pairs }) => ({ id, what, versions: pairs }));
}

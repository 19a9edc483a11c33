import { languages, type Language } from '../site/languages';

/**
 * The first of the visitor's languages that the site has. Regions are ignored: `fr-CA` counts as `fr`.
 * @param wanted BCP 47 tags in the visitor's order, as in `navigator.languages`
 */
export function preferredLanguage(wanted: readonly string[]): Language | undefined {
  const withoutRegion = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of wanted) {
    const language = languages.find(({ code }) => withoutRegion(code) === withoutRegion(tag));
    if (language) return language;
  }
  return undefined;
}

import { languages, type Language } from '../site/languages';

/**
 * The first of the visitor's languages that the site has. Regions are ignored: `fr-CA` is `fr`.
 * @param wanted BCP 47 tags in the visitor's order, as in `navigator.languages`
 */
export function preferredLanguage(wanted: readonly string[]): Language | undefined {
  const base = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of wanted) {
    const language = languages.find(({ code }) => base(code) === base(tag));
    if (language) return language;
  }
  return undefined;
}

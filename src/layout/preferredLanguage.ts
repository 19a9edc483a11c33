import { languages, type Language } from '../site/languages';

/**
 * The first of a visitor's languages that the site speaks.
 * @param wanted BCP 47 tags in the visitor's order, as in `navigator.languages`
 */
export function preferredLanguage(wanted: readonly string[]): Language | undefined {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const language = languages.find(({ code }) => code === base);
    if (language) return language;
  }
  return undefined;
}

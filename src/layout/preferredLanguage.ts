import { languages, type Language } from '../site/languages';

/**
 * The first of a visitor's languages that the site speaks, in whichever country's form.
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

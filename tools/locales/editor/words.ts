import { createInstance, type TOptions } from 'i18next';
import type { TextFinding } from '../check/finding';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };

type PathsIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${PathsIn<Words[Key]>}`;
}[keyof Words & string];
type WithoutForm<Path> = Path extends `${infer Base}_${'one' | 'other'}` ? Base : Path;

export type WordKey = WithoutForm<PathsIn<typeof en>>;

export const resources = {
  en: { translation: en },
  fr: { translation: fr },
  ar: { translation: ar },
};

/** An i18next instance apart from the site's. */
const words = createInstance();
void words.init({
  ...{ resources, initAsync: false, nsSeparator: false, interpolation: { escapeValue: false } },
  lng: 'en',
  fallbackLng: 'en',
});

/** The editor's own words, and the messages of the rules, in one of its languages. */
export function wordsIn(language: string) {
  const t = words.getFixedT(language) as unknown as (key: string, values?: TOptions) => string;
  return {
    say: (key: WordKey, values?: Record<string, string | number>) => t(key, values),
    explain: ({ rule, values, message, suggestion }: TextFinding) => {
      // English ones are in messages.json.
      if (!words.exists(`rules.${rule}.message`, { lng: language })) return { message, suggestion };
      return {
        message: t(`rules.${rule}.message`, values),
        suggestion: t(`rules.${rule}.suggestion`, values),
      };
    },
  };
}

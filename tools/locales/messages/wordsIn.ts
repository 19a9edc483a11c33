import { createInstance, type TOptions } from 'i18next';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

export type Words = typeof en;

type PathsIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Key : `${Key}.${PathsIn<Group[Key]>}`;
}[keyof Group & string];
type WithoutForm<Path> = Path extends `${infer Base}_${'one' | 'other'}` ? Base : Path;

export type WordKey = WithoutForm<PathsIn<Omit<Words, 'rules'>>>;
export type TerminalKey = PathsIn<Words['terminal']>;
/** A rule of the check; its message names values of the finding as `{{name}}`. */
export type Rule = keyof typeof en.rules;
export type Values = Readonly<Record<string, string | number>>;

export const resources = {
  en: { translation: en },
  fr: { translation: fr },
  ar: { translation: ar },
};

/** An i18next instance apart from the site's. */
const words = createInstance();
void words.init({
  resources,
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

/** The words of the editor, and the messages of the rules, in one language. */
export function wordsIn(language: string) {
  const t = words.getFixedT(language) as unknown as (key: string, values?: TOptions) => string;
  return {
    say: (key: WordKey, values?: Values) => t(key, values),
    /** The name of a place of the schemas: those that can't be seen on a page are translated. */
    placeName: (where: string) => {
      if (language === 'en') return where;
      return words.exists(`places.${where}`, { lng: language }) ? t(`places.${where}`) : undefined;
    },
    /** What is wrong and how to fix it, for someone who doesn't read code. */
    explain: ({ rule, values }: { rule: Rule; values: Values }) => ({
      message: t(`rules.${rule}.message`, values),
      suggestion: t(`rules.${rule}.suggestion`, values),
    }),
  };
}

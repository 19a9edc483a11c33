import { createInstance, type TOptions } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import type { Finding } from '../../finding';
import { store, stored } from './storage';

type PathsIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${PathsIn<Words[Key]>}`;
}[keyof Words & string];
type WithoutForm<Path> = Path extends `${infer Base}_${'one' | 'other'}` ? Base : Path;

/** The name of something that the editor says. */
export type WordKey = WithoutForm<PathsIn<typeof en>>;

/** Says something in the language that the translator has chosen. */
export type Say = (key: WordKey, values?: Record<string, string | number>) => string;

const resources = { en: { translation: en }, fr: { translation: fr }, ar: { translation: ar } };

/** The languages that the editor speaks. */
export const spoken = Object.keys(resources);

const kept = 'translate:language';
/** The one that was chosen, or else the first that the browser wishes. */
const wished = [stored(kept) ?? '', ...navigator.languages].map((tag) => tag.split('-', 1)[0]);

/** The editor's words, apart from those of the site. */
const words = createInstance();
void words.use(initReactI18next).init({
  ...{ resources, initAsync: false, nsSeparator: false, interpolation: { escapeValue: false } },
  ...{ lng: wished.find((code) => spoken.includes(code ?? '')) ?? 'en', fallbackLng: 'en' },
});

/** Chooses the language that the editor speaks, and keeps it. */
export function speak(code: string): void {
  store(kept, code);
  void words.changeLanguage(code);
}

/** What the editor says, and how it says what was found. */
export function useWords() {
  const { i18n } = useTranslation(undefined, { i18n: words });
  const t = i18n.t as unknown as (key: string, values?: TOptions) => string;
  const say: Say = (key, values) => t(key, values);
  const explain = ({ rule, values, message, suggestion }: Finding) =>
    i18n.exists(`rules.${rule}.message`) && i18n.language !== 'en'
      ? {
          message: t(`rules.${rule}.message`, values),
          suggestion: t(`rules.${rule}.suggestion`, values),
        }
      : { message, suggestion };
  return { say, explain, language: i18n.language };
}

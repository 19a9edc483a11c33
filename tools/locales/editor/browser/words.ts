import { createInstance, type TOptions } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Finding } from '../../finding';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import { store, stored } from './storage';

type PathsIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${PathsIn<Words[Key]>}`;
}[keyof Words & string];
type WithoutForm<Path> = Path extends `${infer Base}_${'one' | 'other'}` ? Base : Path;

/** A key of the editor's own texts. */
export type WordKey = WithoutForm<PathsIn<typeof en>>;

/** Translates a text of the editor. */
export type Say = (key: WordKey, values?: Record<string, string | number>) => string;

const resources = { en: { translation: en }, fr: { translation: fr }, ar: { translation: ar } };

/** The languages of the editor's own texts. */
export const spoken = Object.keys(resources);

const languageKey = 'translate:language';
const preferred = [stored(languageKey) ?? '', ...navigator.languages];

/** An i18next instance of the editor's own, apart from the site's. */
const words = createInstance();
void words.use(initReactI18next).init({
  ...{ resources, initAsync: false, nsSeparator: false, interpolation: { escapeValue: false } },
  lng:
    preferred.map((tag) => tag.split('-')[0]).find((code) => code && spoken.includes(code)) ?? 'en',
  fallbackLng: 'en',
});

/** Changes the language of the editor and remembers it. */
export function speak(code: string): void {
  store(languageKey, code);
  void words.changeLanguage(code);
}

/** The editor's texts in the chosen language, and the messages of findings. */
export function useWords() {
  const { i18n } = useTranslation(undefined, { i18n: words });
  const t = i18n.t as unknown as (key: string, values?: TOptions) => string;
  const say: Say = (key, values) => t(key, values);
  const explain = ({ rule, values, message, suggestion }: Finding) =>
    i18n.exists(`rules.${rule}.message`)
      ? {
          message: t(`rules.${rule}.message`, values),
          suggestion: t(`rules.${rule}.suggestion`, values),
        }
      : { message, suggestion };
  return { say, explain, language: i18n.language };
}

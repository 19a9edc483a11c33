import { createInstance, type TOptions } from 'i18next';
import type { Finding } from '../../check/finding';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import fr from '../locales/fr.json';

type PathsIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${PathsIn<Words[Key]>}`;
}[keyof Words & string];
type WithoutForm<Path> = Path extends `${infer Base}_${'one' | 'other'}` ? Base : Path;

export type WordKey = WithoutForm<PathsIn<typeof en>>;

const resources = { en: { translation: en }, fr: { translation: fr }, ar: { translation: ar } };

/** The language of the editor's own texts: the first of the browser's that it has. */
export const language =
  navigator.languages
    .map((tag) => tag.split('-')[0] ?? '')
    .find((code) => Object.hasOwn(resources, code)) ?? 'en';

/** An i18next instance of the editor's own, apart from the site's. */
const words = createInstance();
void words.init({
  ...{ resources, initAsync: false, nsSeparator: false, interpolation: { escapeValue: false } },
  lng: language,
  fallbackLng: 'en',
});
const t = words.t as unknown as (key: string, values?: TOptions) => string;

export const say = (key: WordKey, values?: Record<string, string | number>) => t(key, values);

export function explain({ rule, values, message, suggestion }: Finding) {
  if (!words.exists(`rules.${rule}.message`)) return { message, suggestion };
  return {
    message: t(`rules.${rule}.message`, values),
    suggestion: t(`rules.${rule}.suggestion`, values),
  };
}

import { createInstance, type i18n } from 'i18next';
import type { Language } from '../site/languages';
import type { CommonFile, HomeFile } from './texts';

/** The namespaces of a page: its locale files that hold interface strings. */
export interface Namespaces {
  common: CommonFile;
  /** On the landing page. */
  home?: HomeFile | undefined;
}

/** An i18next instance fixed to one language: pages of different languages never share one. */
export function createI18n(language: Language, { common, home }: Namespaces): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language.code,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [language.code]: home ? { common, home } : { common } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

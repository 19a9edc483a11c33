import { createInstance, type i18n } from 'i18next';
import type { Language } from './languages';
import type { ScreenMessages, SharedMessages } from './messages';

/**
 * A translator fixed to one language: pages of different languages never share one.
 * @param shared what every page of the language shows
 */
export function createTranslator(language: Language, shared: SharedMessages): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language.code,
    resources: { [language.code]: { translation: { common: shared } } },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  // react-i18next copies the own properties of its instance for every component: this one has none.
  return Object.create(instance) as i18n;
}

/** Adds the interface strings of a screen to a translator. */
export function addMessages(translator: i18n, messages: ScreenMessages): void {
  translator.addResourceBundle(translator.language, 'translation', messages, true, true);
}

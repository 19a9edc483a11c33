import { createInstance, type i18n } from 'i18next';
import type { Language } from '../site/languages';

const instances = new Map<string, i18n>();

/**
 * The i18next instance of a language, fixed to it: pages of different languages never share one.
 * `loadPage` adds the namespaces `common` and, for the landing page, `home`.
 */
export function i18nOf({ code }: Language): i18n {
  const known = instances.get(code);
  if (known) return known;
  const instance = createInstance();
  void instance.init({
    lng: code,
    fallbackLng: false,
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
    initAsync: false,
    ...(import.meta.env.DEV && { saveMissing: true, missingKeyHandler: reportMissing }),
    // In development a changed text is shown at once.
    react: { bindI18nStore: import.meta.hot ? 'added' : '' },
  });
  instances.set(code, instance);
  return instance;
}

/** In development a key without a text says so: in the terminal or, after a change of page, in the console. */
function reportMissing(languages: readonly string[], namespace: string, key: string): void {
  console.error(`locales/${languages.join()}/${namespace}.json has no text “${key}”.`);
}

import { createInstance, type i18n } from 'i18next';
import type { Language } from '../site/languages';
import type { Namespace, Resources } from './resources';

/** Each locale file is a namespace, and a chunk of its own: `services/x` is `locales/<code>/services/x.json`. */
const files = import.meta.glob<Resources[Namespace]>('/locales/*/**/*.json', { import: 'default' });

const instances = new Map<string, i18n>();

/** The i18next instance of a language, fixed to it: pages of different languages never share one. */
export function i18nOf({ code, format }: Pick<Language, 'code' | 'format'>): i18n {
  const known = instances.get(code);
  if (known) return known;
  const instance = createInstance();
  void instance.init({
    lng: code,
    fallbackLng: false,
    defaultNS: 'common',
    resources: {},
    // `{{count, number}}` writes Western digits, as the language's `format` has them.
    interpolation: { escapeValue: false, defaultVariables: { locale: format } },
    initAsync: false,
    appendNamespaceToMissingKey: true,
    ...(import.meta.env.DEV && { saveMissing: true, missingKeyHandler: reportMissing }),
    // In development a changed text is shown at once.
    react: { bindI18nStore: import.meta.hot ? 'added' : '' },
  });
  instances.set(code, instance);
  return instance;
}

/** One namespace of a language, loaded once. */
export async function loadNamespace<Ns extends Namespace>(
  language: Language,
  namespace: Ns,
): Promise<Resources[Ns]> {
  const i18n = i18nOf(language);
  const { code } = language;
  if (!i18n.hasResourceBundle(code, namespace)) {
    const load = files[`/locales/${code}/${namespace}.json`];
    if (!load) throw new Error(`There is no locales/${code}/${namespace}.json`);
    i18n.addResourceBundle(code, namespace, await load());
  }
  return i18n.getResourceBundle(code, namespace) as Resources[Ns];
}

/** In development a key without a text says so: in the terminal or, after a change of page, in the console. */
function reportMissing(languages: readonly string[], namespace: string, key: string): void {
  console.error(`locales/${languages.join()}/${namespace}.json has no text “${key}”.`);
}

// In development a locale file that changes comes as an event (tools/vite/localeModules.ts).
import.meta.hot?.on('locale', ({ code, namespace, texts }: ChangedTexts) =>
  instances.get(code)?.addResourceBundle(code, namespace, texts),
);

interface ChangedTexts {
  code: string;
  namespace: string;
  texts: object;
}

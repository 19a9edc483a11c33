import { createInstance, type i18n } from 'i18next';
import type { Language } from '../site/languages';
import type { Namespace, Resources } from '../schemas/resources';

/** Each locale file is a namespace and a chunk: `services/x` is `locales/<code>/services/x.json`. */
const files = import.meta.glob<Resources[Namespace]>('/locales/*/**/*.json', { import: 'default' });

const instances = new Map<string, i18n>();

export function i18nOf({ code, locale }: Pick<Language, 'code' | 'locale'>): i18n {
  const existing = instances.get(code);
  if (existing) return existing;
  const instance = createInstance();
  void instance.init({
    lng: code,
    fallbackLng: false,
    defaultNS: 'common',
    resources: {},
    // i18next formats `{{count, number}}` in this locale, whose tag sets Western digits.
    interpolation: { escapeValue: false, defaultVariables: { locale } },
    initAsync: false,
    // On the development server a changed text re-renders the components that use it.
    react: { bindI18nStore: import.meta.hot ? 'added' : '' },
  });
  instances.set(code, instance);
  return instance;
}

/**
 * Loads a namespace, once. i18next-resources-to-backend would resolve after a failed import and never
 * retry (docs/decisions/routing.md).
 * @throws if the chunk can't be fetched
 */
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

// tools/vite/localeModules.ts sends a `locale` event when a locale file changes.
import.meta.hot?.on('locale', ({ code, namespace, texts }: ChangedTexts) =>
  instances.get(code)?.addResourceBundle(code, namespace, texts),
);

interface ChangedTexts {
  code: string;
  namespace: string;
  texts: object;
}

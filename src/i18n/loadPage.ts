import type { Language } from '../site/languages';
import type { Screen } from '../site/routes';
import { i18nOf } from './instance';
import type { Page } from './page';
import type { CommonFile, PageTexts } from './texts';

/** A chunk for each locale file, with what its page shows of others: tools/vite/pageTexts.ts. */
const chunks = import.meta.glob<unknown>('/locales/*/{common,home,services/*,samples/*}.json', {
  query: '?page',
  import: 'default',
});
let newest = chunks;

/** The texts of a locale file: `ar/common`. */
async function textsOf<Texts>(file: string): Promise<Texts> {
  const load = newest[`/locales/${file}.json`];
  if (!load) throw new Error(`There is no locales/${file}.json`);
  return (await load()) as Texts;
}

/** The namespace `common` of a language. */
export function loadCommon({ code }: Language): Promise<CommonFile> {
  return textsOf(`${code}/common`);
}

/**
 * Loads the texts of a page; the loaders of all routes are this function.
 * @throws if a chunk can't be fetched
 */
export async function loadPage(language: Language, screen: Screen): Promise<Page> {
  const i18n = i18nOf(language);
  const [common, { home, content }] = await Promise.all([
    loadCommon(language),
    loadPageTexts(language, screen),
  ]);
  i18n.addResourceBundle(language.code, 'common', common);
  if (home) i18n.addResourceBundle(language.code, 'home', home);
  return { language, screen, i18n, content };
}

async function loadPageTexts({ code }: Language, screen: Screen): Promise<PageTexts> {
  switch (screen.name) {
    case 'home':
      return textsOf(`${code}/home`);
    case 'sample':
      return textsOf(`${code}/samples/${screen.slug}`);
    case 'service':
      return textsOf(`${code}/services/${screen.slug}`);
    default:
      return { content: { screen: screen.name } };
  }
}

/** In development a changed text is shown at once (browser.tsx listens): the first module takes the newest chunks. */
if (import.meta.hot && !import.meta.env.SSR) {
  const data = import.meta.hot.data as { take?: (chunks: typeof newest) => void };
  data.take ??= (changed) => (newest = changed);
  data.take(chunks);
  import.meta.hot.accept(() => window.dispatchEvent(new Event('texts')));
}

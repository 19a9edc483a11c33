import type { ComponentType } from 'react';
import { createStaticHandler, type RouteObject, type StaticHandlerContext } from 'react-router-dom';
import { contactAction } from '../contact/contactAction';
import { loadPage } from '../i18n/loadPage';
import type { Page } from '../i18n/page';
import { services, sampleSlugs } from '../site/catalogue';
import { languages, type Language } from '../site/languages';
import type { Screen } from '../site/routes';
import { ErrorScreen } from './ErrorScreen';
import { Root } from './Root';

/** The path below which the site lies: Vite's `base`, which VITE_SITE_URL sets. */
export const basename = import.meta.env.BASE_URL;

/** The code of each screen, loaded when one of its pages is first needed. */
const screens = {
  home: async () => (await import('../screens/home/HomeScreen')).HomeScreen,
  service: async () => (await import('../screens/service/ServiceScreen')).ServiceScreen,
  sample: async () => (await import('../screens/sample/SampleScreen')).SampleScreen,
  notFound: async () => (await import('../screens/not-found/NotFoundScreen')).NotFoundScreen,
};

/**
 * THE table of routes: every address of the site, the texts it loads and the screen it shows. The
 * browser (browser.tsx) and prerendering (+onRenderHtml.tsx) read it.
 */
export const routes: RouteObject[] = languages.map((language) => ({
  path: language.prefix || '/',
  caseSensitive: true,
  handle: language,
  element: <Root />,
  errorElement: <ErrorScreen />,
  children: [
    {
      index: true,
      action: contactAction,
      ...leaf(language, { name: 'home' }, screens.home),
    },
    ...services.map((slug) => ({
      path: `services/${slug}`,
      ...leaf(language, { name: 'service', slug }, screens.service),
    })),
    ...sampleSlugs.map((slug) => ({
      path: `services/${slug}/sample`,
      ...leaf(language, { name: 'sample', slug }, screens.sample),
    })),
    { path: 'services/:slug', ...leaf(language, { name: 'serviceNotFound' }, screens.notFound) },
    { path: '*', ...leaf(language, { name: 'notFound' }, screens.notFound) },
  ],
}));

function leaf(language: Language, screen: Screen, Component: () => Promise<ComponentType>) {
  return {
    caseSensitive: true,
    loader: () => loadPage(language, screen),
    // A function: as an object it would be shared, and emptied, by the static handler that prefetches.
    lazy: async () => ({ Component: await Component() }),
    errorElement: <ErrorScreen />,
    // Where `lazy` fails, the router keeps the screen's place only with this.
    hydrateFallbackElement: <></>,
  };
}

/** What the router knows of the table, with the code of the screens that have been loaded. */
const handler = createStaticHandler(routes, { basename });
export const { dataRoutes } = handler;

/** Paths of the pages that have been loaded: they open without a connection too. */
export const loaded = new Set<string>();

/**
 * Loads the code and the texts of a page.
 * @param url an absolute address
 * @throws what the page's loader throws
 */
export async function load(url: string): Promise<{ context: StaticHandlerContext; page: Page }> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(context.statusText);
  for (const error of Object.values(context.errors ?? {})) throw error;
  loaded.add(new URL(url).pathname);
  return { context, page: Object.values(context.loaderData)[0] as Page };
}

import type { ReactNode } from 'react';
import { createStaticHandler, type RouteObject, type StaticHandlerContext } from 'react-router-dom';
import { contactAction } from '../contact/contactAction';
import { loadPage } from '../i18n/page';
import { services, sampleSlugs, type ServiceSlug, type SampleSlug } from '../site/catalogue';
import type { Page } from '../site/hrefs';
import { languages } from '../site/languages';
import { ErrorScreen } from './ErrorScreen';
import { Root } from './Root';

/** The code of each screen, loaded when one of its pages is first needed. */
const screens = {
  home: async () => {
    const { HomeScreen } = await import('../screens/home/HomeScreen');
    return <HomeScreen />;
  },
  service: async (slug: ServiceSlug) => {
    const { ServiceScreen } = await import('../screens/service/ServiceScreen');
    return <ServiceScreen slug={slug} />;
  },
  sample: async (slug: SampleSlug) => {
    const { SampleScreen } = await import('../screens/sample/SampleScreen');
    return <SampleScreen slug={slug} />;
  },
  notFound: async () => {
    const { NotFoundScreen } = await import('../screens/not-found/NotFoundScreen');
    return <NotFoundScreen />;
  },
};

/**
 * THE table of routes: every address of the site, the texts it loads and the screen it shows. The
 * browser (hydrate.tsx) and prerendering (+onRenderHtml.tsx) read it.
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
      ...leaf({ language, screen: { name: 'home' } }, screens.home),
    },
    ...services.map((slug) => ({
      path: `services/${slug}`,
      ...leaf({ language, screen: { name: 'service', slug } }, () => screens.service(slug)),
    })),
    ...sampleSlugs.map((slug) => ({
      path: `services/${slug}/sample`,
      ...leaf({ language, screen: { name: 'sample', slug } }, () => screens.sample(slug)),
    })),
    {
      path: 'services/:slug',
      ...leaf({ language, screen: { name: 'serviceNotFound' } }, screens.notFound),
    },
    { path: '*', ...leaf({ language, screen: { name: 'notFound' } }, screens.notFound) },
  ],
}));

function leaf(page: Page, screen: () => Promise<ReactNode>) {
  return {
    caseSensitive: true,
    loader: () => loadPage(page),
    // A function: as an object it would be shared, and emptied, by the static handler that prefetches.
    lazy: async () => ({ element: await screen() }),
    errorElement: <ErrorScreen />,
    // Where `lazy` fails, the router keeps the screen's place only with this.
    hydrateFallbackElement: <></>,
  };
}

/** What the router knows of the table, with the code of the screens that have been loaded. */
const handler = createStaticHandler(routes);
export const { dataRoutes } = handler;

/**
 * Loads the code and the texts of a page.
 * @param url an absolute address
 * @throws what the page's loader throws
 */
export async function load(url: string): Promise<{ context: StaticHandlerContext; page: Page }> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(context.statusText);
  for (const error of Object.values(context.errors ?? {})) throw error;
  return { context, page: Object.values(context.loaderData)[0] as Page };
}

import type { ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { contactAction } from '../contact/contactAction';
import { loadPage } from '../i18n/page';
import { services, sampleSlugs, type ServiceSlug, type SampleSlug } from '../site/catalogue';
import type { Page } from '../site/hrefs';
import { languages } from '../site/languages';
import { ErrorScreen } from './ErrorScreen';
import { Root } from './Root';

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
 * browser (router.ts) and prerendering (prerender.ts) read it.
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

/** Every path has one, because `*` matches those of no page. */
export function routeOf(pathname: string) {
  return matchRoutes(routes, pathname)?.at(-1)?.route as ReturnType<typeof leaf>;
}

function leaf(page: Page, screen: () => Promise<ReactNode>) {
  return {
    id: Object.values({ language: page.language.code, ...page.screen }).join(' '),
    handle: { load: () => Promise.all([loadPage(page), screen()]) },
    caseSensitive: true,
    loader: () => loadPage(page),
    lazy: async () => ({ element: await screen() }),
    errorElement: <ErrorScreen />,
    // Where `lazy` fails, the router keeps the screen's place only with this.
    hydrateFallbackElement: <></>,
  };
}

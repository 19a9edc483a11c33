import type { ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { contactAction } from '../contact/contactAction';
import { loadPage } from '../i18n/loadPage';
import { services, sampleSlugs } from '../site/catalogue';
import type { Page, Screen } from '../site/hrefs';
import { languages } from '../site/languages';
import { ErrorScreen } from './ErrorScreen';
import { Root } from './Root';
import { loadSheets } from './sheets';

/**
 * The route table. The route of each page loads the page's texts and screen. The browser (router.ts) and
 * prerendering (prerender.ts) use the same table. routing/usePage.ts reads the language from the `handle` of a
 * language's route; hydrate.tsx, prefetch.ts and usePageLoading.tsx call `load` of a page's `handle`.
 */
export const routes: RouteObject[] = languages.map((language) => ({
  path: language.prefix || '/',
  caseSensitive: true,
  handle: language,
  element: <Root findRoute={routeOf} />,
  errorElement: <ErrorScreen />,
  children: [
    { index: true, action: contactAction, ...pageRoute({ language, screen: { name: 'home' } }) },
    ...services.map((slug) => ({
      path: `services/${slug}`,
      ...pageRoute({ language, screen: { name: 'service', slug } }),
    })),
    ...sampleSlugs.map((slug) => ({
      path: `services/${slug}/sample`,
      ...pageRoute({ language, screen: { name: 'sample', slug } }),
    })),
    { path: 'services/:slug', ...pageRoute({ language, screen: { name: 'serviceNotFound' } }) },
    { path: '*', ...pageRoute({ language, screen: { name: 'notFound' } }) },
  ],
}));

/** Never undefined, because `*` matches every other path. */
export function routeOf(pathname: string) {
  return matchRoutes(routes, pathname)?.at(-1)?.route as ReturnType<typeof pageRoute>;
}

function pageRoute(page: Page) {
  let isLoaded = false;
  const load = async () => {
    const loaded = await Promise.all([loadPage(page), loadScreen(page.screen), loadSheets(page)]);
    isLoaded = true;
    return loaded;
  };
  return {
    id: Object.values({ language: page.language.code, ...page.screen }).join(' '),
    handle: { load, isLoaded: () => isLoaded },
    caseSensitive: true,
    loader: () => loadPage(page),
    lazy: async () => ({ element: await loadScreen(page.screen) }),
    errorElement: <ErrorScreen />,
    // Without this element, `errorElement` would not be shown when `lazy` rejects: React Router leaves out
    // a route with an unresolved `lazy`, unless the route has a fallback.
    hydrateFallbackElement: <></>,
  };
}

async function loadScreen(screen: Screen): Promise<ReactNode> {
  switch (screen.name) {
    case 'home': {
      const { HomeScreen } = await import('../screens/home/HomeScreen');
      return <HomeScreen />;
    }
    case 'service': {
      const { ServiceScreen } = await import('../screens/service/ServiceScreen');
      return <ServiceScreen {...screen} />;
    }
    case 'sample': {
      const { SampleScreen } = await import('../screens/sample/SampleScreen');
      return <SampleScreen {...screen} />;
    }
    case 'notFound':
    case 'serviceNotFound': {
      const { NotFoundScreen } = await import('../screens/not-found/NotFoundScreen');
      return <NotFoundScreen />;
    }
  }
}

import { use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageContext } from '../i18n/PageContext';
import { Layout } from '../layout/Layout';
import { parseRoute, type Route } from '../site/routes';
import { Navigation } from './Navigation';
import type { Page } from './page';
import { ScreenBoundary } from './ScreenBoundary';

interface SiteProps {
  /** Gives the page of a route: at once where it is ready, or when it is. */
  load: (route: Route) => Page | Promise<Page>;
}

/** The whole site at the router's address. While a page is being loaded, the one before stays. */
export function Site({ load }: SiteProps) {
  const { pathname } = useLocation();
  const loading = load(parseRoute(pathname));
  const page = loading instanceof Promise ? use(loading) : loading;
  return (
    <I18nextProvider i18n={page.translator}>
      <PageContext value={page}>
        <ScreenBoundary>
          <Layout>
            <ScreenBoundary key={pathname}>
              <page.Component />
            </ScreenBoundary>
          </Layout>
        </ScreenBoundary>
        <Navigation />
      </PageContext>
    </I18nextProvider>
  );
}

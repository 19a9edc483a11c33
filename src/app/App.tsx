import { createElement, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageContext, type Page } from '../i18n/PageContext';
import { Layout } from '../layout/Layout';
import { parseRoute, type Route } from '../site/routes';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { Navigation } from './Navigation';
import { loadedScreen } from './screens';

interface AppProps {
  /** Gives the page of a route: at once where it is ready, or when it is. */
  load: (route: Route) => Page | Promise<Page>;
  /** The page that the host delivered, which is complete without scripts. */
  delivered?: Page | undefined;
}

/**
 * The page of the router's address. While a page is being loaded React keeps the
 * one before: the router navigates in a transition.
 */
export function App({ load, delivered }: AppProps) {
  const { pathname } = useLocation();
  const loading = load(parseRoute(pathname));
  const page = loading instanceof Promise ? use(loading) : loading;
  const boundary = { address: pathname, passesOn: page === delivered };
  return (
    <I18nextProvider i18n={page.i18n}>
      <PageContext value={page}>
        <ErrorBoundary {...boundary} isAlone>
          <Layout>
            <ErrorBoundary {...boundary}>
              {page.failure === undefined ? (
                createElement(loadedScreen(page.screen.name), { key: pathname })
              ) : (
                <ErrorScreen error={page.failure} isOffline />
              )}
            </ErrorBoundary>
          </Layout>
        </ErrorBoundary>
        <Navigation />
      </PageContext>
    </I18nextProvider>
  );
}

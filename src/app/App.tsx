import { createElement, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { languages } from '../site/languages';
import { PageContext, type Page } from '../i18n/PageContext';
import { Layout } from '../layout/Layout';
import { isService } from '../site/catalogue';
import { parseRoute, type Route as SiteRoute, type Screen } from '../site/routes';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { Navigation } from './Navigation';
import { loadedScreen } from './screens';

interface AppProps {
  /** Gives the page of a route: at once where it is ready, or when it is. */
  load: (route: SiteRoute) => Page | Promise<Page>;
  /** The page that the host delivered, which is complete without scripts. */
  delivered?: Page | undefined;
}

/** All routes of the site: the same ones below the prefix of each language. */
export function App(props: AppProps) {
  return (
    <Routes>
      <Route element={<PageFrame {...props} />}>
        {languages.map(({ code, prefix }) => (
          <Route key={code} path={prefix}>
            <Route index element={<LoadedScreen name="home" />} />
            <Route path="services/:slug" element={<ServiceRoute />} />
            <Route path="*" element={<LoadedScreen name="notFound" />} />
          </Route>
        ))}
      </Route>
    </Routes>
  );
}

function ServiceRoute() {
  const { slug = '' } = useParams();
  return <LoadedScreen name={isService(slug) ? 'service' : 'serviceNotFound'} />;
}

interface LoadedScreenProps {
  name: Screen['name'];
}

/** A screen, whose code has come with its page. */
function LoadedScreen({ name }: LoadedScreenProps) {
  return createElement(loadedScreen(name));
}

/**
 * What stands around every screen. While a page is being loaded React keeps the
 * one before: the router navigates in a transition.
 */
function PageFrame({ load, delivered }: AppProps) {
  const { pathname } = useLocation();
  const loading = load(parseRoute(pathname));
  const page = loading instanceof Promise ? use(loading) : loading;
  return (
    <I18nextProvider i18n={page.i18n}>
      <PageContext value={page}>
        <ErrorBoundary passesOn={page === delivered}>
          <Layout>
            <ErrorBoundary key={pathname} passesOn={page === delivered}>
              {page.failure === undefined ? (
                <Outlet />
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

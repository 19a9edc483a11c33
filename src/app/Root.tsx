import { I18nextProvider } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { i18nOf } from '../i18n/i18n';
import { usePage } from '../routing/usePage';
import { Layout } from '../layout/Layout';
import { Head } from '../seo/Head';
import { DocumentAttributes } from './DocumentAttributes';
import { useFocusAfterNavigation } from './useFocusAfterNavigation';
import { usePageFade } from './usePageFade';
import { usePageLoading, type FindRoute } from './usePageLoading';

export function Root({ findRoute }: { findRoute: FindRoute }) {
  const i18n = i18nOf(usePage().language);
  const { pathname } = useLocation();
  const isLoading = usePageLoading(findRoute);
  useFocusAfterNavigation();
  usePageFade();
  return (
    <I18nextProvider i18n={i18n}>
      <Head />
      <DocumentAttributes />
      <Layout isLoading={isLoading}>
        <Outlet key={pathname} />
      </Layout>
      <ScrollRestoration />
    </I18nextProvider>
  );
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { i18nOf } from '../i18n/i18n';
import { usePage } from '../i18n/page';
import { Layout } from '../layout/Layout';
import { restorePlace } from '../layout/place';
import { Head } from '../seo/Head';
import { attributes } from '../site/attributes';

/** What stands around every screen, in the language of its page. */
export function Root() {
  const i18n = i18nOf(usePage().language);
  const { pathname } = useLocation();
  return (
    <I18nextProvider i18n={i18n}>
      <Head />
      <Layout>
        <Outlet key={pathname} />
      </Layout>
      <Arrival />
      <ScrollRestoration />
    </I18nextProvider>
  );
}

/**
 * What a navigation does beside showing the page: the document takes its language, the heading takes
 * the focus, which a screen reader then reads, or on the way back the link that was left; within a
 * page the way to a section is shown (base.css). It stands before `ScrollRestoration`, whose effect
 * comes next.
 */
function Arrival(): null {
  const { language } = usePage();
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const leftBy = useRef(new Map<string, number>());

  useEffect(() => {
    const noteLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) leftBy.current.set(location.key, [...document.links].indexOf(link));
    };
    document.addEventListener('click', noteLink);
    return () => document.removeEventListener('click', noteLink);
  }, [location.key]);

  useLayoutEffect(() => {
    const { documentElement } = document;
    // Where nothing changes, as in a delivered page, the browser would still style all of it anew.
    if (documentElement.lang === language.code) return;
    documentElement.lang = language.code;
    documentElement.dir = language.direction;
    documentElement.setAttribute(attributes.script, language.script);
  }, [language]);

  useLayoutEffect(() => {
    if (shown.current === location) return;
    const isNewPage = shown.current.pathname !== location.pathname;
    shown.current = location;
    document.documentElement.toggleAttribute(attributes.smooth, !isNewPage && type !== 'POP');
    // An entry without a key is the browser's own, as of the skip link.
    if (!isNewPage && (type === 'REPLACE' || location.key === 'default')) return;
    const main = document.querySelector('main');
    const section = isNewPage && type !== 'POP' ? restorePlace()?.closest('section') : undefined;
    const target = location.hash && document.getElementById(location.hash.slice(1));
    const heading = (section || target || main)?.querySelector<HTMLElement>('h1, h2, h3');
    const left = type === 'POP' && document.links[leftBy.current.get(location.key) ?? -1];
    if (left) left.focus({ preventScroll: true });
    else if (heading && (isNewPage || target)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }, [location, type]);

  return null;
}

import { commonAddress, pageAddress } from '../i18n/addresses';
import { fetchTexts, forgetTexts } from '../i18n/fetchTexts';
import { createI18n } from '../i18n/instance';
import type { CommonFile, PageTexts } from '../i18n/texts';
import type { Page } from '../i18n/PageContext';
import { hrefOf, type Route } from '../site/routes';
import { routeAt } from './base';
import { loadSheets } from './documentHead';
import { loadScreen } from './screens';

/** Every page that has been asked for, by its address, or the promise of it while it is loaded. */
const pages = new Map<string, Page | Promise<Page>>();
let shown: Page | undefined;

/**
 * Loads the page of a route: at once where it has been loaded before, and the
 * same promise for everyone who asks while it is under way.
 * If the texts or the code of a page that the visitor waits for are gone (a redeploy
 * may have removed them), the browser loads the address anew; without a connection
 * it becomes a page with that failure.
 * @throws if they can't be fetched and no visitor waits for the page, or none has been shown yet
 */
export function loadPage(route: Route): Page | Promise<Page> {
  const key = keyOf(route);
  return pages.get(key) ?? startLoading(key, route);
}

/** The page of a route that is to be shown: as `loadPage`; the document is busy until it is there. */
export function openPage(route: Route): Page | Promise<Page> {
  const page = loadPage(route);
  // React asks while it renders, and then nothing may be written.
  if (page instanceof Promise) queueMicrotask(() => markBusy(true));
  return page;
}

/** Notes which page is shown: none is awaited any more, and others that failed may be tried again. */
export function noteShown(page: Page): void {
  shown = page;
  markBusy(false);
  for (const [key, known] of pages) {
    if (known !== page && 'failure' in known) pages.delete(key);
  }
}

/**
 * Makes the page of a route of what the locale files say now, and forgets all others.
 * @throws if its texts can't be fetched
 */
export async function renewPage(route: Route): Promise<Page> {
  forgetTexts();
  const page = await makePage(route);
  pages.clear();
  pages.set(keyOf(route), page);
  return page;
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads a page ahead when a visitor turns to a link to it.
 * @returns what stops it
 */
export function prefetchPages(): () => void {
  function prefetch({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.origin !== window.location.origin) return;
    if (link.pathname === window.location.pathname) return;
    void loadPage(routeAt(link.pathname));
  }
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prefetch);
  };
}

function keyOf({ language, screen }: Route): string {
  return hrefOf(language, screen);
}

function startLoading(key: string, route: Route): Promise<Page> {
  const page = makePage(route).catch((error: unknown) => recover(error, route));
  pages.set(key, page);
  page.then(
    (loaded) => pages.set(key, loaded),
    () => pages.delete(key),
  );
  return page;
}

async function makePage(route: Route): Promise<Page> {
  const { language, screen } = route;
  const [common, { home, content }] = await Promise.all([
    fetchTexts<CommonFile>(commonAddress(language)),
    fetchTexts<PageTexts>(pageAddress(language, screen)),
    loadScreen(screen.name),
    loadSheets(route),
  ]);
  return { ...route, i18n: createI18n(language, { common, home }), content };
}

/** What becomes of a page that can't be loaded. The first of a visit stays as it was delivered. */
async function recover(error: unknown, route: Route): Promise<Page> {
  const isAwaited = () => keyOf(routeAt(window.location.pathname)) === keyOf(route);
  if (!shown || !isAwaited()) throw error;
  const isThere = await isReachable(window.location.href);
  if (!isAwaited()) throw error;
  if (isThere) {
    window.location.reload();
    return new Promise(() => undefined);
  }
  return { ...shown, screen: route.screen, failure: error };
}

/** Whether the site answers at an address, with whatever status. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Says whether a page is awaited; the style sheet shows it after a while. */
function markBusy(isBusy: boolean): void {
  document.documentElement.toggleAttribute('data-busy', isBusy);
}

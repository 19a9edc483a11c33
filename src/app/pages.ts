import { commonAddress, pageAddress } from '../i18n/addresses';
import { fetchTexts, forgetTexts } from '../i18n/fetchTexts';
import { createI18n } from '../i18n/instance';
import type { CommonFile, PageTexts } from '../i18n/texts';
import type { Page } from '../i18n/PageContext';
import { hrefOf, type Route } from '../site/routes';
import { loadDrawings } from '../ui/drawings';
import { routeAt } from './base';
import { loadSheets } from './documentHead';
import { loadScreen } from './screens';

const ready = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();
/** Pages that are about to be shown, with what became of those that failed. */
const opening = new Map<string, Promise<Page>>();
let latest: Page | undefined;

/**
 * Loads the page of a route: at once where it has been loaded before, and the
 * same promise for everyone who asks while it is under way.
 * @throws if its texts or its code can't be fetched
 */
export function loadPage(route: Route): Page | Promise<Page> {
  const key = keyOf(route);
  return ready.get(key) ?? loading.get(key) ?? startLoading(key, route);
}

/**
 * The page of a route that is to be shown. If its texts or code are gone (a
 * redeploy may have removed them), the browser loads the address anew; without
 * a connection the error takes the place of the screen, and the rest stays.
 */
export function openPage(route: Route): Page | Promise<Page> {
  const key = keyOf(route);
  // React asks again while it waits and afterwards, and must get the same promise.
  const known = opening.get(key);
  if (known) return known;
  const page = loadPage(route);
  if (!(page instanceof Promise)) return page;
  const opened = page.catch(recover);
  opening.set(key, opened);
  page.then(
    () => opening.delete(key),
    () => undefined,
  );
  showProgress(opened);
  return opened;
}

/** Lets a page that failed be tried again, once the visitor has left it. */
export function forgetFailure(route: Route): void {
  opening.delete(keyOf(route));
}

/** Forgets all texts, so that pages are made of what the locale files say now. */
export function forgetPages(): void {
  ready.clear();
  loading.clear();
  forgetTexts();
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
    const page = loadPage(routeAt(link.pathname));
    if (page instanceof Promise) page.catch(() => undefined);
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
  const page = makePage(route);
  loading.set(key, page);
  page
    .then((loaded) => {
      latest = loaded;
      ready.set(key, loaded);
    })
    .catch(() => undefined)
    .finally(() => loading.delete(key));
  return page;
}

async function makePage(route: Route): Promise<Page> {
  const { language, screen } = route;
  const [common, { home, content }] = await Promise.all([
    fetchTexts<CommonFile>(commonAddress(language)),
    fetchTexts<PageTexts>(pageAddress(language, screen)),
    loadScreen(screen.name),
    loadSheets(route),
    // The first page was delivered with its pictures.
    latest && loadDrawings(),
  ]);
  return { ...route, i18n: createI18n(language, { common, home }), content };
}

async function recover(error: unknown): Promise<Page> {
  if (await isReachable(window.location.href)) {
    window.location.reload();
    return new Promise(() => undefined);
  }
  if (!latest) throw error;
  return { ...latest, failure: error };
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

const pending = new Set<Promise<unknown>>();

/**
 * Marks the document as busy while pages are awaited; the style sheet shows it after a while.
 * A page is asked for while React renders, which may not write: so it is marked afterwards.
 */
function showProgress(page: Promise<unknown>): void {
  const mark = () => document.documentElement.toggleAttribute('data-busy', pending.size > 0);
  const end = () => {
    pending.delete(page);
    mark();
  };
  pending.add(page);
  queueMicrotask(mark);
  page.then(end, end);
}

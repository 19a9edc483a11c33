import { pageAddress, sharedAddress } from '../i18n/addresses';
import { fetchMessages, forgetMessages } from '../i18n/fetchMessages';
import { addMessages, createTranslator } from '../i18n/instance';
import type { PageMessages, SharedMessages } from '../i18n/messages';
import { hrefOf, type Route } from '../site/routes';
import { loadDrawings } from '../ui/drawings';
import { declareFonts } from './declareFonts';
import type { Page } from './page';
import { screens } from './screens';

const ready = new Map<string, Page>();
let latest: Page | undefined;
const loading = new Map<string, Promise<Page>>();

/**
 * The page of a route in the browser: at once where it has been loaded before,
 * and the same promise for everyone who asks while it is under way.
 */
export function loadPage(route: Route): Page | Promise<Page> {
  const key = keyOf(route);
  return ready.get(key) ?? loading.get(key) ?? startLoading(key, route);
}

/** The page of a route, if it has been loaded. */
export function readyPage(route: Route): Page | undefined {
  return ready.get(keyOf(route));
}

/**
 * The page that was loaded last.
 * @throws before the first one
 */
export function latestPage(): Page {
  if (!latest) throw new Error('No page has been loaded');
  return latest;
}

/** Forgets all texts, so that pages are made of what the locale files say now. */
export function forgetPages(): void {
  ready.clear();
  loading.clear();
  forgetMessages();
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
  const [shared, { messages, content }, Component] = await Promise.all([
    fetchMessages<SharedMessages>(sharedAddress(language)),
    fetchMessages<PageMessages>(pageAddress(language, screen)),
    screens[screen.name](),
    declareFonts(language.script),
    // The first page was delivered with its pictures.
    latest && loadDrawings(),
  ]);
  const translator = createTranslator(language, shared);
  addMessages(translator, messages);
  return { ...route, translator, content, Component };
}

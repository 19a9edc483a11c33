import { pageAddress, sharedAddress } from '../i18n/addresses';
import { fetchMessages } from '../i18n/fetchMessages';
import { addMessages, createTranslator } from '../i18n/instance';
import type { Language, LanguageCode } from '../i18n/languages';
import type { PageMessages, SharedMessages } from '../i18n/messages';
import { hrefOf, type Route } from '../site/routes';
import type { Page } from './page';
import { screens } from './screens';

const ready = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();
const shared = new Map<LanguageCode, Promise<SharedMessages>>();

/**
 * The page of a route in the browser: at once where it has been loaded before,
 * and the same promise for everyone who asks while it is under way.
 */
export function loadPage(route: Route): Page | Promise<Page> {
  const key = hrefOf(route.language, route.screen);
  return ready.get(key) ?? loading.get(key) ?? startLoading(key, route);
}

/** Forgets all texts, so that pages are made of what the locale files say now. */
export function forgetPages(): void {
  ready.clear();
  loading.clear();
  shared.clear();
}

function startLoading(key: string, route: Route): Promise<Page> {
  const page = fetchPage(route);
  loading.set(key, page);
  page
    .then((loaded) => ready.set(key, loaded))
    .catch(() => undefined)
    .finally(() => loading.delete(key));
  return page;
}

async function fetchPage(route: Route): Promise<Page> {
  const [sharedMessages, { messages, content }, Component] = await Promise.all([
    loadShared(route.language),
    fetchMessages<PageMessages>(pageAddress(route.language, route.screen)),
    screens[route.screen.name](),
  ]);
  const translator = createTranslator(route.language, sharedMessages);
  addMessages(translator, messages);
  return { ...route, translator, content, Component };
}

function loadShared(language: Language): Promise<SharedMessages> {
  let messages = shared.get(language.code);
  if (!messages) {
    messages = fetchMessages<SharedMessages>(sharedAddress(language));
    shared.set(language.code, messages);
    messages.catch(() => shared.delete(language.code));
  }
  return messages;
}

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { composePage, composeShared, type LocaleSource } from '../i18n/compose';
import { addMessages, createTranslator } from '../i18n/instance';
import { hrefOf, type Route } from '../site/routes';
import type { Page } from './page';
import { screens } from './screens';
import { Site } from './Site';

/**
 * A page ready to be rendered on the build machine.
 * @param source the locale files of the route's language
 */
export async function preparePage(route: Route, source: LocaleSource): Promise<Page> {
  const { messages, content } = composePage(source, route.screen);
  const translator = createTranslator(route.language, composeShared(source));
  addMessages(translator, messages);
  return { ...route, translator, content, Component: await screens[route.screen.name]() };
}

/** The HTML of a page's body. */
export function renderPage(page: Page): string {
  return renderToString(
    <StaticRouter location={hrefOf(page.language, page.screen)}>
      <Site load={() => page} />
    </StaticRouter>,
  );
}

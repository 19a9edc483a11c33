import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { composePage, composeShared, type LocaleSource } from '../i18n/compose';
import { addMessages, createTranslator } from '../i18n/instance';
import { hrefOf, type Route, type Screen } from '../site/routes';
import { drawings } from '../ui/drawn/all';
import { provideDrawings } from '../ui/drawings';
import type { Page } from './page';
import { screens } from './screens';
import { Site } from './Site';

provideDrawings(drawings);

/**
 * Makes the pages of one language ready to be rendered on the build machine. Pages that show the
 * same kind of screen have the same interface strings, and share a translator.
 * @param source the language's locale files
 */
export function pagePreparer(source: LocaleSource): (route: Route) => Promise<Page> {
  const translators = new Map<Screen['name'], i18n>();
  return async (route) => {
    const { name } = route.screen;
    const { messages, content } = composePage(source, route.screen);
    let translator = translators.get(name);
    if (!translator) {
      translator = createTranslator(route.language, composeShared(source));
      addMessages(translator, messages);
      translators.set(name, translator);
    }
    return { ...route, translator, content, Component: await screens[name]() };
  };
}

/** The HTML of a page's body. */
export function renderPage(page: Page): string {
  return renderToString(
    <StaticRouter location={hrefOf(page.language, page.screen)}>
      <Site load={() => page} />
    </StaticRouter>,
  );
}

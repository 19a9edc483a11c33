import { parseRoute } from '../site/routes';
import { showHead } from './documentHead';
import { forgetPages, loadPage } from './loadPage';

/**
 * In development, shows the page with its new texts when a locale file changes:
 * nothing reloads, so the visitor's place and what was typed stay. A file that
 * can't be read now, as in the middle of an edit, leaves the page as it is.
 * @param show renders the site anew
 */
export function followTexts(show: () => void): void {
  import.meta.hot?.on('locales:changed', () => {
    forgetPages();
    Promise.resolve(loadPage(parseRoute(window.location.pathname)))
      .then((page) => {
        showHead(page);
        show();
      })
      .catch((error: unknown) => console.warn('The texts can’t be shown:', error));
  });
}

import { prepareMessages } from '../i18n/fetchMessages';
import { parseRoute } from '../site/routes';
import { holdSubmissions } from './holdSubmissions';
import { onFirstNeed } from './onFirstNeed';
import { screens } from './screens';
import { watchScroll } from './watchScroll';

/**
 * Loads the application once the delivered page has painted and has its fonts, or
 * somebody turns to it, so that scripts never compete with what is seen. If anything
 * of it can't be loaded, the page stays as it was delivered.
 */
export function boot(): void {
  watchScroll();
  const release = holdSubmissions();
  onFirstNeed(() => {
    const route = parseRoute(window.location.pathname);
    prepareMessages(route);
    void screens[route.screen.name]().catch(stayAsDelivered);
    void import('./start')
      .then(({ start }) => start(route))
      .catch(stayAsDelivered)
      .then(release);
  });
}

function stayAsDelivered(): void {}

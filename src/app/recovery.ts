import { hrefOf, type Route } from '../site/routes';
import { isReachable } from './isReachable';
import { latestPage, loadPage } from './loadPage';
import type { Page } from './page';
import { showProgress } from './progress';

const recoveries = new Map<string, Promise<Page>>();

/**
 * The page of a route that the address bar shows already, as after going back.
 * If its texts or code are gone (a redeploy may have removed them), the browser
 * loads the address anew; without a connection the page shows the error.
 */
export function loadOrReload(route: Route): Page | Promise<Page> {
  const key = keyOf(route);
  // React asks again while it waits and afterwards, and must get the same promise.
  const known = recoveries.get(key);
  if (known) return known;
  const page = loadPage(route);
  if (!(page instanceof Promise)) return page;
  const recovery = page.catch((error: unknown) => recover(route, error));
  recoveries.set(key, recovery);
  page.then(
    () => recoveries.delete(key),
    () => undefined,
  );
  showProgress(recovery);
  return recovery;
}

/** Lets the page of a route be tried again, once the visitor has left it. */
export function forgetFailure(route: Route): void {
  recoveries.delete(keyOf(route));
}

function keyOf({ language, screen }: Route): string {
  return hrefOf(language, screen);
}

async function recover(route: Route, error: unknown): Promise<Page> {
  if (await isReachable(window.location.href)) {
    window.location.reload();
    return new Promise(() => undefined);
  }
  return failedPage(route, error);
}

/** A page whose screen throws: the error is shown between the header and footer of the last page. */
function failedPage({ screen }: Route, error: unknown): Page {
  const { language, translator, content } = latestPage();
  function Failed(): never {
    throw error;
  }
  return { language, screen, translator, content, Component: Failed };
}

import { Fragment, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepTyped } from '../contact/keepTyped';
import type { Page } from '../i18n/PageContext';
import { hrefOf, type Route } from '../site/routes';
import { App } from './App';
import { base, routeAt } from './base';
import { showHead } from './documentHead';
import { loadPage, openPage, renewPage } from './pages';

/**
 * Brings the delivered page to life. A host may answer an address with another
 * page than the address asks for; then the right page is rendered anew.
 * @returns when the page is alive
 * @throws if the page's texts or code can't be loaded, or fail: the page stays as delivered
 */
export async function start(route: Route): Promise<void> {
  const container = document.getElementById('site');
  if (!container) throw new Error('The document has no #site');
  const isDelivered = container.dataset.page === hrefOf(route.language, route.screen);
  const page = await loadPage(route);
  if (!isDelivered) showHead(page);
  nameEntry();
  await new Promise<void>((resolve, reject) => {
    const site = (delivered?: Page) => (
      <BrowserRouter basename={base}>
        <App load={openPage} delivered={delivered} />
        <Alive onAlive={resolve} />
      </BrowserRouter>
    );
    startTransition(() => {
      if (isDelivered) {
        const putBack = keepDelivered(container);
        const onUncaughtError = (cause: unknown) => {
          console.error(cause);
          // After React has emptied the container.
          setTimeout(() => {
            putBack();
            reject(new Error('The application fails on the delivered page', { cause }));
          });
        };
        // Somebody else has changed the page: React has made it anew, without what was typed and drawn.
        const onRecoverableError = (cause: unknown) => {
          console.error(cause);
          root.render(<Fragment key="anew">{site(page)}</Fragment>);
        };
        keepTyped();
        const root = hydrateRoot(container, site(page), { onUncaughtError, onRecoverableError });
        followTexts(() => root.render(site()));
      } else {
        const root = createRoot(container);
        root.render(site());
        followTexts(() => root.render(site()));
      }
    });
  });
}

interface AliveProps {
  /** Called when the page answers to the visitor. */
  onAlive: () => void;
}

function Alive({ onAlive }: AliveProps) {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    onAlive();
  }, [onAlive]);
  return null;
}

/**
 * Keeps the delivered page, which is complete without scripts, for the case that
 * the application fails on it.
 * @returns what puts it back, with what was typed into it
 */
function keepDelivered(container: HTMLElement): () => void {
  const kept = [...container.childNodes].map((node) => node.cloneNode(true));
  const typed = new Map<string, string>();
  container.addEventListener('input', ({ target }) => {
    if (isField(target)) typed.set(target.id, target.value);
  });
  return () => {
    container.replaceChildren(...kept);
    for (const [id, value] of typed) {
      const field = document.getElementById(id);
      if (isField(field)) field.value = value;
    }
  };
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/**
 * Gives the history entry of a page that was loaded from the host a key of its
 * own: without one its scroll position would be that of every such entry.
 */
function nameEntry(): void {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  window.history.replaceState({ usr: null, key: Math.random().toString(36).slice(2), idx: 0 }, '');
}

/**
 * In development, shows the page with its new texts when a locale file changes:
 * nothing reloads, so the visitor's place and what was typed stay. A file that
 * can't be read now, as in the middle of an edit, leaves the page as it is.
 */
function followTexts(show: () => void): void {
  import.meta.hot?.on('locales:changed', () => {
    renewPage(routeAt(window.location.pathname))
      .then((page) => {
        showHead(page);
        show();
      })
      .catch((error: unknown) => console.warn('The texts can’t be shown:', error));
  });
}

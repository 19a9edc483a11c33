import { attributes } from '../site/attributes';

/**
 * Reloads a page that WebKit's back/forward cache restores without its scripts, because the visitor left
 * it before they had loaded.
 */
export function reloadIfRestoredUnhydrated(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !document.documentElement.hasAttribute(attributes.hydrated))
      window.location.reload();
  });
}

import { attributes } from '../site/attributes';

/** WebKit's back/forward cache restores a page without the scripts that were still loading: reload it. */
export function reloadIfRestoredUnhydrated(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !document.documentElement.hasAttribute(attributes.hydrated))
      window.location.reload();
  });
}

import { attributes } from '../site/attributes';

/** WebKit restores a page from its back/forward cache without the scripts that were still loading. */
export function reloadIfRestoredUnhydrated(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !document.documentElement.hasAttribute(attributes.hydrated))
      window.location.reload();
  });
}

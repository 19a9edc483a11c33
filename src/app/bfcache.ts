import { attributes } from '../ui/attributes';

/** Reloads a page that WebKit's back/forward cache restores without the scripts that were still loading. */
export function reloadIfRestoredUnhydrated(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !document.documentElement.hasAttribute(attributes.hydrated))
      window.location.reload();
  });
}

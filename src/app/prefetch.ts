import { routeOf } from './routes';

export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetch);
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const { origin, pathname } = window.location;
  if (link?.origin !== origin || link.pathname === pathname) return;
  // A failure is ignored here: following the link loads the page again (usePageLoading.tsx).
  routeOf(link.pathname)
    .handle.load()
    .catch(() => undefined);
}

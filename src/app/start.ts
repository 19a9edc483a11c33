import { keepDraft } from '../contact/draft';

/** From the specification, in CSS pixels. */
const frostedBeyond = 50;

/** From this width on the menu of the header is a row of links. */
const wide = '(min-width: 64rem)';

/**
 * The first script of a page: it keeps what is typed, and loads the application once the delivered
 * page has been painted, so that scripts never compete with what is seen.
 */
export async function start(): Promise<void> {
  const { documentElement } = document;
  const markScrolled = () =>
    documentElement.toggleAttribute('data-scrolled', window.scrollY > frostedBeyond);
  markScrolled();
  window.addEventListener('scroll', markScrolled, { passive: true });
  document.addEventListener('input', keepDraft);
  document.addEventListener('click', closeMenu);
  window.addEventListener('popstate', closeMenu);
  window.matchMedia(wide).addEventListener('change', closeMenu);
  // Out of WebKit's bfcache a page comes without what was still being loaded when it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !('hydrated' in documentElement.dataset)) window.location.reload();
  });
  await painted();
  const { hydrate } = await import('./browser');
  await hydrate();
}

/** Closes the menu where a link is followed, on the way back, and where it becomes a row of links. */
function closeMenu({ target }: Event): void {
  if (target instanceof Element && !target.closest('a')) return;
  const menu = document.querySelector<HTMLElement>('[popover]');
  // Browsers without popovers show no menu (header.css).
  if (menu && 'popover' in menu) menu.togglePopover(false);
}

function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    const watch = () => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
      // No paint is reported in a hidden window, nor by Firefox of a page that is loaded scrolled.
      setTimeout(resolve, 1000);
    };
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch, { once: true });
  });
}

const lgBreakpoint = '(min-width: 64rem)';

export function closeMenuOnNavigation(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeMenu();
  });
  window.addEventListener('popstate', closeMenu);
  window.matchMedia(lgBreakpoint).addEventListener('change', closeMenu);
}

function closeMenu(): void {
  const menu = document.querySelector<HTMLElement>('[popover]');
  if (menu && 'popover' in menu) menu.togglePopover(false);
}

/** From this width on, the menu is a row of links: Menu.tsx and menu.css have the same breakpoint, `lg`. */
const wide = '(min-width: 64rem)';

export function closeMenuOnNavigation(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeMenu();
  });
  window.addEventListener('popstate', closeMenu);
  window.matchMedia(wide).addEventListener('change', closeMenu);
}

function closeMenu(): void {
  const menu = document.querySelector<HTMLElement>('[popover]');
  if (menu && 'popover' in menu) menu.togglePopover(false);
}

const lgBreakpoint = '(min-width: 64rem)';

/**
 * Makes the menu, a native popover, modal while it is open, and closes it on navigation. Runs before
 * hydration, because the menu can be opened before it.
 */
export function startMenu(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeMenu();
  });
  window.addEventListener('popstate', closeMenu);
  window.matchMedia(lgBreakpoint).addEventListener('change', closeMenu);
  // Toggle events don't bubble.
  document.addEventListener('beforetoggle', onBeforeToggle, { capture: true });
  document.addEventListener('toggle', onToggle, { capture: true });
}

const menuSelector = '[popover]';

function closeMenu(): void {
  const menu = document.querySelector<HTMLElement>(menuSelector);
  if (menu && 'popover' in menu) menu.togglePopover(false);
}

/** Not in `onToggle`, which would be too late: a click on a menu link moves the focus into the page at once. */
function onBeforeToggle({ target, newState }: ToggleEvent): void {
  if (!isMenu(target)) return;
  for (const element of document.querySelectorAll<HTMLElement>(
    '#root > :is(a, main, footer, aside)',
  ))
    element.inert = newState === 'open';
}

function onToggle({ target, newState }: ToggleEvent): void {
  if (!isMenu(target)) return;
  if (newState === 'open') {
    target.querySelector('a')?.focus();
    return;
  }
  // A closed popover returns the focus to the element that had it before the popover was opened. In
  // Safari this is not the button, because Safari doesn't focus a clicked button.
  const { activeElement } = document;
  if (activeElement === document.body || target.contains(activeElement))
    document.querySelector<HTMLElement>('[popovertarget]')?.focus();
}

function isMenu(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(menuSelector);
}

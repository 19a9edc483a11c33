import { useEffect, useState, type RefObject } from 'react';

/** From this width on the menu is a row of links. */
const wide = '(min-width: 64rem)';

/**
 * Makes a popover menu behave as a modal one: the focus goes in, everything
 * but the header is inert, and a followed link or a grown window closes it.
 * Opening, Escape, a click outside and the way back of the focus are native.
 * @returns whether the menu is open
 */
export function useModalMenu(menu: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const close = () => {
      if (element.matches(':popover-open')) element.hidePopover();
    };
    const show = () => {
      const open = element.matches(':popover-open');
      setOpen(open);
      if (open) element.querySelector('a')?.focus();
    };
    const follow = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    const media = window.matchMedia(wide);
    show();
    element.addEventListener('toggle', show);
    element.addEventListener('click', follow);
    media.addEventListener('change', close);
    return () => {
      element.removeEventListener('toggle', show);
      element.removeEventListener('click', follow);
      media.removeEventListener('change', close);
    };
  }, [menu]);

  useEffect(() => {
    if (!isOpen) return;
    const behind = document.querySelectorAll<HTMLElement>('main, footer');
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, [isOpen]);

  return isOpen;
}

import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { hasPopovers, isPopoverOpen } from '../ui/popover';

/** From this width on the menu is a row of links. */
const wide = '(min-width: 64rem)';

/** What lies behind the menu. Not the header, which is part of it, nor what is announced. */
const behind = '#site > :is(a, main, footer, aside)';

/**
 * Makes a popover menu behave as a modal one: the focus goes in and comes back,
 * everything but the header is inert, and a followed link, a way back or a
 * grown window closes it. Opening, Escape and a click outside are native.
 * @param menu the popover
 * @param button what opens it
 * @returns whether the menu is open
 */
export function useModalMenu(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): boolean {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = menu.current;
    if (!element || !hasPopovers) return;
    const isShown = () => isPopoverOpen(element);
    const close = () => hide(element);
    const update = () => {
      setOpen(isShown());
      if (isShown()) moveInto(element, button.current);
      else if (isLost()) button.current?.focus();
    };
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    // At once, so that a followed link finds its heading able to take the focus.
    const prepare = ({ newState }: ToggleEvent) => setInert(newState === 'open');
    const media = window.matchMedia(wide);
    if (isShown()) {
      setInert(true);
      update();
    }
    element.addEventListener('beforetoggle', prepare);
    element.addEventListener('toggle', update);
    element.addEventListener('click', follow);
    media.addEventListener('change', close);
    return () => {
      setInert(false);
      element.removeEventListener('beforetoggle', prepare);
      element.removeEventListener('toggle', update);
      element.removeEventListener('click', follow);
      media.removeEventListener('change', close);
    };
  }, [menu, button]);

  // Before the navigation moves the focus into the page.
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = menu.current;
    return () => hide(element);
  }, [menu, key]);

  return isOpen;
}

function hide(menu: HTMLElement | null): void {
  if (menu && isPopoverOpen(menu)) menu.hidePopover();
}

function setInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = isInert;
}

/** A visitor who was in the menu before the scripts were there stays where they are. */
function moveInto(menu: HTMLElement, button: HTMLElement | null): void {
  if (isLost() || document.activeElement === button) focus(menu.querySelector('a'));
}

/** Some browsers don't focus a button that is pressed, so they can't give the focus back to it. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}

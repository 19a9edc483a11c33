/** Whether the browser has popovers: Safari from 17, Firefox from 125. */
export const hasPopovers = typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype;

/**
 * Whether a popover is open; without one, whether any is that Escape closes. Browsers without
 * popovers don't know the selector, and throw at it.
 */
export function isPopoverOpen(element?: HTMLElement): boolean {
  if (!hasPopovers) return false;
  return element
    ? element.matches(':popover-open')
    : document.querySelector('[popover=auto]:popover-open') !== null;
}

/**
 * A ref for a manual popover that lies over everything, popovers that open later included: among
 * these the last to be shown is the topmost.
 */
export function keepOnTop(element: HTMLElement | null): (() => void) | void {
  if (!element || !hasPopovers) return;
  const show = ({ target, newState }: Pick<ToggleEvent, 'target' | 'newState'>) => {
    if (target === element || newState !== 'open') return;
    if (isPopoverOpen(element)) element.hidePopover();
    element.showPopover();
  };
  show({ target: null, newState: 'open' });
  // A popover's event doesn't bubble, but is seen on its way down.
  document.addEventListener('toggle', show, true);
  return () => document.removeEventListener('toggle', show, true);
}

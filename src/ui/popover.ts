/** Whether the browser has popovers: Safari from 17, Firefox from 125. */
export const hasPopovers = typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype;

/** Whether a popover is open. Browsers without popovers don't know the selector, and throw at it. */
export function isPopoverOpen(element?: HTMLElement): boolean {
  if (!hasPopovers) return false;
  return element
    ? element.matches(':popover-open')
    : document.querySelector(':popover-open') !== null;
}

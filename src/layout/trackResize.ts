import { attributes } from '../site/attributes';

/** CSS pixels. Scrolling hides and shows the bars of a phone's browser, which changes the height by less. */
const browserBars = 200;

export function trackResize(): void {
  const { innerWidth, innerHeight } = window;
  window.addEventListener('resize', () => {
    const isWider = window.innerWidth !== innerWidth;
    const isHigher = Math.abs(window.innerHeight - innerHeight) > browserBars;
    if (isWider || isHigher) document.documentElement.setAttribute(attributes.resized, '');
  });
}

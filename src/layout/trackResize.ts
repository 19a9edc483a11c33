import { attributes } from '../site/attributes';

/** CSS pixels: more than the height that mobile browsers gain by hiding their toolbars on scroll. */
const toolbarHeight = 200;

export function trackResize(): void {
  const { innerWidth, innerHeight } = window;
  window.addEventListener('resize', () => {
    const widthChanged = window.innerWidth !== innerWidth;
    const heightChanged = Math.abs(window.innerHeight - innerHeight) > toolbarHeight;
    if (widthChanged || heightChanged)
      document.documentElement.setAttribute(attributes.resized, '');
  });
}

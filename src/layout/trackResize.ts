import { attributes } from '../ui/attributes';

const maxMobileToolbarHeight = 200;

/** Sets `data-resized`, so that base.css shows all cards (Reveal.tsx) in the resized windows of screenshot tools. */
export function trackResize(): void {
  const { innerWidth, innerHeight } = window;
  window.addEventListener('resize', () => {
    const widthChanged = window.innerWidth !== innerWidth;
    const heightChanged = Math.abs(window.innerHeight - innerHeight) > maxMobileToolbarHeight;
    if (widthChanged || heightChanged)
      document.documentElement.setAttribute(attributes.resized, '');
  });
}

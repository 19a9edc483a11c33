import { attributes } from '../ui/attributes';

/** In CSS pixels, from the specification. */
const threshold = 50;

export function trackScroll(): void {
  const update = () =>
    document.documentElement.toggleAttribute(attributes.scrolled, window.scrollY > threshold);
  update();
  window.addEventListener('scroll', update, { passive: true });
}

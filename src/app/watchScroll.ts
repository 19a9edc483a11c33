/** From the specification, in CSS pixels. */
const threshold = 50;

/**
 * Tells the style sheet whether the page is scrolled beyond the threshold, in
 * browsers whose style sheets can't see that themselves (see header.css).
 */
export function watchScroll(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const { documentElement } = document;
  const mark = () => documentElement.toggleAttribute('data-scrolled', window.scrollY > threshold);
  mark();
  window.addEventListener('scroll', mark, { passive: true });
}

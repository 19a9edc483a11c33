/**
 * The section of the page that the visitor is reading: the last one that has
 * begun in the upper half of the window.
 * @returns its id, '' above the first one
 */
export function sectionInView(): string {
  const sections = [...document.querySelectorAll<HTMLElement>('main section[id]')];
  const begun = sections.filter(
    (section) => section.getBoundingClientRect().top < window.innerHeight / 2,
  );
  return begun.at(-1)?.id ?? '';
}

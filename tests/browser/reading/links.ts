export interface LinkRecord {
  /** As it stands in the document. */
  href: string;
  hreflang: string;
  /** The part of the page that it stands in: its outermost landmark. */
  part: string;
  /** Whether it opens beside the page, and without handing it over. */
  opensSafely: boolean;
}

/** All links of a document; runs in the page. */
export function readLinks(): LinkRecord[] {
  return [...document.querySelectorAll('a, area')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    hreflang: link.getAttribute('hreflang') ?? '',
    part: link.closest('body > div > *')?.localName ?? '',
    opensSafely:
      !link.hasAttribute('target') || /\bnoopener\b/.test(link.getAttribute('rel') ?? ''),
  }));
}

/** All ids of a document, as often as they stand in it; runs in the page. */
export function readIds(): string[] {
  return [...document.querySelectorAll('[id]')].map(({ id }) => id);
}

/**
 * A document's structure without its words, a line for each part in order:
 * landmarks and places with their ids, headings, list items, links with where
 * they lead, pictures, controls; runs in the page.
 * @param prefixes of the languages, which are left out of addresses
 */
export function readOutline(prefixes: string[]): string[] {
  const parts =
    'header, nav, main, footer, section, article, aside, address, form, ul, ol, li, dl, dt, dd, ' +
    'h1, h2, h3, h4, h5, h6, p, a, button, input, textarea, label, img, svg, [id]:not(svg *)';

  function withoutPrefix(address: string): string {
    const prefix = prefixes.find(
      (start) =>
        start !== '' &&
        (address === start ||
          (/^[/#]/.test(address.slice(start.length)) && address.startsWith(start))),
    );
    if (prefix === undefined) return address;
    const rest = address.slice(prefix.length);
    return rest.startsWith('/') ? rest : `/${rest}`;
  }

  // The region of notifications comes with the scripts, and a language's name is drawn only where the
  // page's fonts lack its letters.
  const delivered = [...document.body.querySelectorAll(parts)].filter(
    (element) => !element.matches('section[aria-live], a[hreflang] svg'),
  );
  return delivered.map((element) => {
    const id = element.id && !element.id.includes('_R_') ? `#${element.id}` : '';
    const href = element.getAttribute('href');
    return element.localName + id + (href === null ? '' : ` ${withoutPrefix(href)}`);
  });
}

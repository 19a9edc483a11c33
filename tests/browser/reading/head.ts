export interface HeadRecord {
  lang: string;
  dir: string;
  title: string;
  /** Contents of all `<meta name="description">`. */
  descriptions: string[];
  robots: string[];
  canonicals: string[];
  /** `[hreflang, href]` of each alternate. */
  alternates: [string, string][];
}

/** What a document says of itself; runs in the page. */
export function readHead(): HeadRecord {
  const html = document.documentElement;
  const attributes = (selector: string, name: string) =>
    [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name) ?? '');
  return {
    lang: html.lang,
    dir: html.dir,
    title: document.title,
    descriptions: attributes('meta[name=description]', 'content'),
    robots: attributes('meta[name=robots]', 'content'),
    canonicals: attributes('link[rel=canonical]', 'href'),
    alternates: [...document.head.querySelectorAll('link[rel=alternate]')].map((tag) => [
      tag.getAttribute('hreflang') ?? '',
      tag.getAttribute('href') ?? '',
    ]),
  };
}

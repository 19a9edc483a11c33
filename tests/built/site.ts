import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { fileOfPage } from '../../tools/host/pages';
import { hrefOf, isIndexed, prerenderedPages, type Page } from '../../src/site/hrefs';

export const root = 'dist/client';

export interface BuiltPage extends Page {
  address: string;
  html: string;
  document: Document;
}

if (!existsSync(join(root, 'index.html'))) throw new Error('There is no built site: npm run build');

export const builtPages: readonly BuiltPage[] = prerenderedPages.map((page) => {
  const address = hrefOf(page.language, page.screen);
  const html = builtFile(fileOfPage(address)).toString();
  // React writes `hrefLang`; unlike browsers, linkedom is case-sensitive.
  const { document } = parseHTML(html.replaceAll(' hrefLang=', ' hreflang='));
  return { ...page, address, html, document };
});

export function builtFile(address: string): Buffer {
  return readFileSync(join(root, address));
}

export const indexed = builtPages.filter(({ screen }) => isIndexed(screen));
export const pageAt = new Map(builtPages.map((page) => [page.address, page]));

export const all = (document: Document, selector: string) => [
  ...document.querySelectorAll(selector),
];
export const attributes = (document: Document, selector: string, name: string) =>
  all(document, selector).map((element) => element.getAttribute(name) ?? '');

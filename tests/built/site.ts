import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { fileOfPage } from '../../tools/host/pages';
import { hrefOf, prerenderedRoutes, type Route } from '../../src/site/routes';

export const root = 'dist/client';

/** A built page, as it is delivered. */
export interface BuiltPage extends Route {
  address: string;
  html: string;
  document: Document;
}

if (!existsSync(join(root, 'index.html'))) throw new Error('There is no built site: npm run build');

/** Every page that is built, not-found pages included, in all languages. */
export const builtPages: readonly BuiltPage[] = prerenderedRoutes.map((route) => {
  const address = hrefOf(route.language, route.screen);
  const html = builtFile(fileOfPage(address)).toString();
  // React writes one attribute as its property is called; unlike browsers, this parser minds.
  const { document } = parseHTML(html.replaceAll(' hrefLang=', ' hreflang='));
  return { ...route, address, html, document };
});

/** A file of the built site, by its address. */
export function builtFile(address: string): Buffer {
  return readFileSync(join(root, address));
}

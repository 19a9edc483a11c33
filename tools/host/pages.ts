import { languages } from '../../src/site/languages';
import { hrefOf, indexedScreens } from '../../src/site/hrefs';

/** The address of every page except the not-found pages. */
export const pages: readonly string[] = languages.flatMap((language) =>
  indexedScreens.map((screen) => hrefOf(language, screen)),
);

/** The file of a page: `/index.html` for `/`, `/ar.html` for `/ar`. */
export function fileOfPage(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

import type { Page, Screen } from '../site/hrefs';
import type { Language } from '../site/languages';
import arabic from '../styles/arabic.css?url';
import latin from '../styles/latin.css?url';
import media from '../styles/media.css?url';
import home from '../styles/pages/home.css?url';
import notFound from '../styles/pages/notFound.css?url';
import sample from '../styles/pages/sample.css?url';
import service from '../styles/pages/service.css?url';
import site from '../styles/site.css?url';

const ofScreen: Record<Screen['name'], string> = {
  home,
  service,
  sample,
  notFound,
  serviceNotFound: notFound,
};

const ofWritingSystem: Record<Language['writingSystem'], string> = { latin, arabic };

interface Sheet {
  href: string;
  media?: string;
}

/** The style sheets in a page's prerendered head. A sheet whose `media` does not match blocks no paint. */
export function sheetsOf({ language, screen }: Page): readonly [Sheet, ...Sheet[]] {
  return [
    { href: ofScreen[screen.name] },
    { href: ofWritingSystem[language.writingSystem] },
    { href: media, media: 'print, (forced-colors: active), (width < 20rem)' },
  ];
}

/**
 * Loads the style sheets that a page needs and the document lacks. A page of another kind gets the whole site's sheet:
 * a second kind's sheet would change the cascade order of the utilities that both have.
 * @throws if a sheet can't be loaded
 */
export async function loadSheets(page: Page): Promise<void> {
  const [ofKind, ...others] = sheetsOf(page);
  const needed = [isLinked(ofKind.href) ? ofKind : { href: site }, ...others];
  await Promise.all(needed.map(({ href }) => loadSheet(href)));
}

const loading = new Map<string, Promise<void>>();

function loadSheet(href: string): Promise<void> {
  const sheet = loading.get(href) ?? (isLinked(href) ? Promise.resolve() : link(href));
  loading.set(href, sheet);
  return sheet;
}

/** Compares paths, because the development server appends a timestamp to the URL of a changed sheet. */
function isLinked(path: string): boolean {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...sheets].some(({ href }) => new URL(href).pathname === path);
}

function link(href: string): Promise<void> {
  const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(element);
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      loading.delete(href);
      reject(new Error(`${href} can't be loaded`));
    });
  });
}

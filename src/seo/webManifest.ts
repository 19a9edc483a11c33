import type { Language } from '../site/languages';
import { hrefOf } from '../site/routes';

/** The page's ground, which the browser's own frame takes. */
export const themeColour = '#fbf8f2';

/** The address of a language's web manifest, below the site's. */
export function manifestAddress({ prefix }: Language): string {
  return `${prefix}/site.webmanifest`;
}

/**
 * A language's web manifest (https://www.w3.org/TR/appmanifest/): name and icons
 * of the site on a home screen. It opens in the browser: it is no application.
 * @param firm the firm's name and blurb in that language
 * @param base the path below which the site lies, '' for none
 */
export function webManifest(
  language: Language,
  firm: { name: string; blurb: string },
  base: string,
): Record<string, unknown> {
  const home = base + hrefOf(language, { name: 'home' });
  const icon = (file: string, sizes: string, type = 'image/png') => ({
    src: `${base}/${file}`,
    sizes,
    type,
  });
  return {
    id: home,
    name: firm.name,
    short_name: firm.name,
    description: firm.blurb,
    lang: language.code,
    dir: language.direction,
    start_url: home,
    scope: `${base}/`,
    display: 'browser',
    theme_color: themeColour,
    background_color: themeColour,
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      { ...icon('icon-512.png', '512x512'), purpose: 'maskable' },
      icon('favicon.svg', 'any', 'image/svg+xml'),
    ],
  };
}

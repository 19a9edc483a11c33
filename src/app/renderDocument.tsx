import type { LocaleSource } from '../i18n/compose';
import { localeFiles } from '../i18n/localeFiles';
import type { LanguageCode } from '../i18n/languages';
import { headOf } from '../seo/head';
import { dataHtml, escapeHtml, headHtml, htmlAttributes } from '../seo/html';
import { structuredData } from '../seo/structuredData';
import { themeColour } from '../seo/webManifest';
import { facts } from '../site/facts';
import { hrefOf, type Route } from '../site/routes';
import { fontFiles } from '../styles/fontFiles';
import { fontStyles } from '../styles/fontStyles';
import type { Page } from './page';
import { pagePreparer, renderPage } from './renderPage';

type Script = Route['language']['script'];

/**
 * Renders whole documents in a build, where locale files don't change between two pages.
 * @param root the project's root folder
 * @param stylesOf the style sheet that stands in the documents of a script
 */
export function documentRenderer(
  root: string,
  stylesOf: (script: Script) => string,
): (route: Route) => Promise<string> {
  const preparers = new Map<LanguageCode, (route: Route) => Promise<Page>>();
  return async (route) => {
    const { code, script } = route.language;
    let prepare = preparers.get(code);
    if (!prepare) {
      prepare = pagePreparer(localeFiles(code, root, true));
      preparers.set(code, prepare);
    }
    return documentOf(await prepare(route), `<style>${stylesOf(script)}</style>`);
  };
}

/**
 * A page's whole document in development, where the browser's code brings the styles.
 * @param source the locale files of the route's language
 */
export async function renderDocument(route: Route, source: LocaleSource): Promise<string> {
  const fonts = fontStyles[route.language.script];
  return documentOf(await pagePreparer(source)(route), `<link rel="stylesheet" href="${fonts}">`);
}

function documentOf(page: Page, styles: string): string {
  const { language, screen } = page;
  return [
    `<!doctype html><html ${htmlAttributes(language)}><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headHtml(headOf(page, page, facts)),
    `<meta name="theme-color" content="${themeColour}">`,
    ...fontFiles[language.script].map(preloadFont),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    styles,
    '</head><body>',
    `<div id="site" data-page="${escapeHtml(hrefOf(language, screen))}">${renderPage(page)}</div>`,
    dataHtml(structuredData(page, page, facts)),
    '</body></html>',
  ].join('');
}

function preloadFont(file: string): string {
  return `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`;
}

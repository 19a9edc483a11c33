import type { LocaleSource } from '../i18n/compose';
import { headOf } from '../seo/head';
import { dataHtml, escapeHtml, headHtml, htmlAttributes } from '../seo/html';
import { structuredData } from '../seo/structuredData';
import { themeColour } from '../seo/webManifest';
import { facts } from '../site/facts';
import { hrefOf, type Route } from '../site/routes';
import { fontFiles } from '../styles/fontFiles';
import { preparePage, renderPage } from './renderPage';

/**
 * A page's whole document.
 * @param source the locale files of the route's language
 * @param styles the style sheet that stands in the document; '' where it is linked
 */
export async function renderDocument(
  route: Route,
  source: LocaleSource,
  styles: string,
): Promise<string> {
  const page = await preparePage(route, source);
  const address = hrefOf(route.language, route.screen);
  return `<!doctype html>
<html ${htmlAttributes(route.language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headHtml(headOf(route, page, facts))}
<meta name="theme-color" content="${themeColour}">
${fontFiles[route.language.script].map(preloadFont).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${styles && `<style>${styles}</style>`}
</head>
<body>
<div id="site" data-page="${escapeHtml(address)}">${renderPage(page)}</div>
${dataHtml(structuredData(route, page, facts))}
</body>
</html>`;
}

function preloadFont(file: string): string {
  return `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { composePage } from '../i18n/compose';
import { createI18n } from '../i18n/instance';
import { localeFiles } from '../i18n/localeFiles';
import type { Page } from '../i18n/PageContext';
import { headOf } from '../seo/head';
import { dataHtml, escapeHtml, headHtml, htmlAttributes } from '../seo/html';
import { structuredData } from '../seo/structuredData';
import { themeColour } from '../seo/webManifest';
import { facts } from '../site/facts';
import { hrefOf, type Route } from '../site/routes';
import { fontFiles } from '../styles/fontFiles';
import { sheets, sheetsOf } from '../styles/sheets';
import { App } from './App';
import { base } from './base';
import { loadScreen } from './screens';

/**
 * The whole document of a page, complete without scripts. The build's pages carry
 * their styles; in development the browser's code brings them.
 * @throws if the locale files or the built style sheets can't be read
 */
export async function renderDocument(route: Route): Promise<string> {
  const page = await makePage(route);
  const { language, screen } = page;
  return [
    `<!doctype html><html ${htmlAttributes(language)}><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headHtml(headOf(page, facts)),
    `<meta name="theme-color" content="${themeColour}">`,
    ...fontFiles[language.script].map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    stylesOf(route),
    '</head><body>',
    `<div id="site" data-page="${escapeHtml(hrefOf(language, screen))}">${renderBody(page)}</div>`,
    dataHtml(structuredData(page, facts)),
    `<link rel="stylesheet" media="print" href="${sheets.print}">`,
    '</body></html>',
  ].join('');
}

async function makePage(route: Route): Promise<Page> {
  const { language, screen } = route;
  const source = localeFiles(language.code, process.cwd(), import.meta.env.PROD);
  const { home, content } = composePage(source, screen);
  const i18n = createI18n(language, { common: source.common(), home });
  await loadScreen(screen.name);
  return { ...route, i18n, content };
}

function renderBody(page: Page): string {
  return renderToString(
    <StaticRouter basename={base} location={base + hrefOf(page.language, page.screen).slice(1)}>
      <App load={() => page} />
    </StaticRouter>,
  );
}

function stylesOf(route: Route): string {
  const names = sheetsOf(route);
  const elements = import.meta.env.PROD
    ? names.map((name) => `<style data-sheet="${name}">${builtSheet(name)}</style>`)
    : names.map((name) => `<link rel="stylesheet" data-sheet="${name}" href="${sheets[name]}">`);
  // What scripts import is one sheet, which Vite gives this name.
  const common = import.meta.env.PROD ? `<style>${builtSheet('style')}</style>` : '';
  return common + elements.join('');
}

/** A style sheet of the client build, which lies on disk when pages are prerendered. */
function builtSheet(name: string): string {
  const folder = `${__BUILD_FOLDER__}/client/assets/static`;
  const files = readdirSync(folder).filter(
    (file) => file.startsWith(`${name}.`) && file.endsWith('.css'),
  );
  const [file] = files;
  if (!file || files.length > 1) {
    throw new Error(`${files.length} style sheets "${name}" in ${folder}`);
  }
  return readFileSync(`${folder}/${file}`, 'utf8').trim();
}

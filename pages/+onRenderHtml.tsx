import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { preparePage, renderPage } from '../src/app/renderPage';
import { localeFiles } from '../src/i18n/localeFiles';
import { headOf } from '../src/seo/head';
import { headHtml, htmlAttributes } from '../src/seo/html';
import { facts } from '../src/site/facts';
import { hrefOf, parseRoute } from '../src/site/routes';
import '../src/styles/site.css';

export default async function onRenderHtml({ urlPathname }: { urlPathname: string }) {
  const route = parseRoute(urlPathname);
  const source = localeFiles(route.language.code, process.cwd(), import.meta.env.PROD);
  const page = await preparePage(route, source);
  return escapeInject`<!doctype html>
<html ${dangerouslySkipEscape(htmlAttributes(route.language))}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${dangerouslySkipEscape(headHtml(headOf(route, page, facts)))}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
</head>
<body>
<div id="site" data-page="${hrefOf(route.language, route.screen)}">${dangerouslySkipEscape(renderPage(page))}</div>
</body>
</html>`;
}

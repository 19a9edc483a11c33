import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import type { InjectFilterEntry } from 'vite-plugin-ssr/types';
import { dataRoutes, load } from '../src/app/prerender';
import { structuredData } from '../src/seo/structuredData';
import { facts } from '../src/site/facts';
import { hrefOf } from '../src/site/hrefs';
import { colourIn } from '../src/styles/colours';
import tokens from '../src/styles/tokens.css?raw';

export default async function onRenderHtml({ urlPathname }: { urlPathname: string }) {
  const { context, page } = await load(urlPathname);
  const { language, screen } = page;
  const data = structuredData(page, facts);
  const html = renderToString(
    <html
      lang={language.code}
      dir={language.direction}
      data-writing-system={language.writingSystem}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Stops Safari from auto-linking numbers, which would be a hydration mismatch. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="theme-color" content={colourIn(tokens, 'paper')} />
        {/* For Safari before 26, which has no SVG icons, and for what asks for the address without reading the page. */}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {data && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: JSON.stringify(data).replaceAll('<', '\\u003c'),
            }}
          />
        )}
      </head>
      <body>
        <div id="root" data-page={hrefOf(language, screen)}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </div>
      </body>
    </html>,
  );
  // vite-plugin-ssr would preload all fonts; a page needs only those of its writing system.
  const ownFonts = new RegExp(`/(headline|display|text)-${language.writingSystem}\\.`);
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`,
    injectFilter(assets: InjectFilterEntry[]) {
      for (const asset of assets) {
        if (asset.assetType === 'font' && !ownFonts.test(asset.src)) asset.inject = false;
      }
    },
  };
}

import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { dataRoutes, load } from '../src/app/prerender';
import { sheetsOf } from '../src/app/sheets';
import { structuredData } from '../src/seo/structuredData';
import { facts } from '../src/site/facts';
import { hrefOf } from '../src/site/hrefs';
import type { Language } from '../src/site/languages';
import { colourIn } from '../src/styles/colours';
import displayArabic from '../src/styles/fonts/display-arabic.woff2?url';
import displayLatin from '../src/styles/fonts/display-latin.woff2?url';
import headlineArabic from '../src/styles/fonts/headline-arabic.woff2?url';
import textArabic from '../src/styles/fonts/text-arabic.woff2?url';
import textLatin from '../src/styles/fonts/text-latin.woff2?url';
import tokens from '../src/styles/tokens.css?raw';

/** The fonts of the first paint: others are for characters that not every page has. */
const preloadedFonts: Record<Language['writingSystem'], readonly string[]> = {
  latin: [displayLatin, textLatin],
  arabic: [headlineArabic, displayArabic, textArabic],
};

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
        {/* With a precedence, React writes them before its preloads of images. */}
        {sheetsOf(page).map((sheet) => (
          <link key={sheet.href} rel="stylesheet" precedence="site" {...sheet} />
        ))}
        {preloadedFonts[language.writingSystem].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
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
  return escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`;
}

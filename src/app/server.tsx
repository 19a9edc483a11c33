import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Page } from '../i18n/page';
import { structuredData } from '../seo/structuredData';
import { themeColour } from '../seo/webManifest';
import { facts } from '../site/facts';
import { hrefOf } from '../site/routes';
import { basename, routes } from './routes';

const handler = createStaticHandler(routes, { basename });

/**
 * The whole document of a page, complete without scripts, and the page itself.
 * @param path below the base: `/ar/services/x`
 * @throws what the page's loader throws
 */
export async function renderDocument(path: string): Promise<{ html: string; page: Page }> {
  const context = await handler.query(new Request(`http://localhost${basename}${path.slice(1)}`));
  if (context instanceof Response) throw new Error(context.statusText);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const page = Object.values(context.loaderData)[0] as Page;
  const { code, direction, script } = page.language;
  const data = structuredData(page, facts);
  const html = renderToString(
    <html lang={code} dir={direction} data-script={script}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        <link rel="icon" href={`${basename}favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${basename}apple-touch-icon.png`} />
        {__META_POLICY__ && <meta httpEquiv="Content-Security-Policy" content={__META_POLICY__} />}
        {data && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
          />
        )}
      </head>
      <body>
        <div id="root" data-page={hrefOf(page.language, page.screen)}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </div>
      </body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, page };
}

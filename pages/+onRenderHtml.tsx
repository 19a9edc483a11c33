import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { builtStyles } from '../src/app/builtStyles';
import { documentRenderer, renderDocument } from '../src/app/renderDocument';
import { localeFiles } from '../src/i18n/localeFiles';
import { parseRoute, type Route } from '../src/site/routes';
import '../src/styles/site.css';

interface RenderContext {
  urlPathname: string;
}

/** An asset that the plugin would write into the document. */
interface InjectedAsset {
  assetType: string | null;
  inject: false | 'HTML_BEGIN' | 'HTML_END';
}

const render = import.meta.env.PROD
  ? documentRenderer(process.cwd(), builtStyles)
  : (route: Route) => renderDocument(route, localeFiles(route.language.code, process.cwd(), false));

export default async function onRenderHtml({ urlPathname }: RenderContext) {
  const html = await render(parseRoute(urlPathname));
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    injectFilter: keepOut,
  };
}

/** Styles stand in the document itself; scripts are loaded by the entry, after the paint. */
function keepOut(assets: InjectedAsset[]): void {
  for (const asset of assets) asset.inject = false;
}

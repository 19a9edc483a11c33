import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { renderDocument } from '../src/app/server';
import { parseRoute } from '../src/site/routes';

interface RenderContext {
  urlPathname: string;
}

/** An asset that the plugin would write into the document. */
interface InjectedAsset {
  assetType: string | null;
  inject: false | 'HTML_BEGIN' | 'HTML_END';
}

export default async function onRenderHtml({ urlPathname }: RenderContext) {
  const html = await renderDocument(parseRoute(urlPathname));
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    injectFilter: keepOut,
  };
}

/** Styles stand in the document itself; further scripts are loaded by the first, after the paint. */
function keepOut(assets: InjectedAsset[]): void {
  for (const asset of assets) asset.inject = false;
}

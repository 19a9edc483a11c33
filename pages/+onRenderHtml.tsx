import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { renderDocument } from '../src/app/server';
import { parseRoute } from '../src/site/routes';

interface RenderContext {
  urlPathname: string;
}

/** An asset that the plugin would write into the document. */
interface InjectedAsset {
  assetType: string | null;
  /** Whether a page imports it itself; the plugin warns of such a style sheet that is kept out. */
  isEntry: boolean;
  inject: false | 'HTML_BEGIN' | 'HTML_END';
}

export default async function onRenderHtml({ urlPathname }: RenderContext) {
  const html = await renderDocument(parseRoute(urlPathname));
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    injectFilter: keepOut,
  };
}

/**
 * Styles stand in the document itself; further scripts are loaded by the first, after the paint.
 * The link to the page's own sheet is taken out where the build is finished.
 */
function keepOut(assets: InjectedAsset[]): void {
  for (const asset of assets) {
    if (!(asset.assetType === 'style' && asset.isEntry)) asset.inject = false;
  }
}

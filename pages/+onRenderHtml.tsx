import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { renderDocument } from '../src/app/renderDocument';
import { localeFiles } from '../src/i18n/localeFiles';
import { parseRoute } from '../src/site/routes';
import '../src/styles/site.css';
import { builtStyles } from '../src/app/builtStyles';

interface RenderContext {
  urlPathname: string;
}

/** An asset that the plugin would write into the document. */
interface InjectedAsset {
  assetType: string | null;
  inject: false | 'HTML_BEGIN' | 'HTML_END';
}

const isBuild = import.meta.env.PROD;

export default async function onRenderHtml({ urlPathname }: RenderContext) {
  const route = parseRoute(urlPathname);
  const source = localeFiles(route.language.code, process.cwd(), isBuild);
  const html = await renderDocument(route, source, isBuild ? builtStyles(route.language.script) : '');
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    injectFilter: keepOut,
  };
}

/** Styles stand in the document itself; scripts are loaded by the entry, after the paint. */
function keepOut(assets: InjectedAsset[]): void {
  for (const asset of assets) asset.inject = false;
}

import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { renderDocument } from '../src/app/server';

interface RenderContext {
  urlPathname: string;
}

/** A file that the plugin links in the document. */
interface InjectedAsset {
  src: string;
  assetType: string | null;
  inject: false | 'HTML_BEGIN' | 'HTML_END';
}

export default async function onRenderHtml({ urlPathname }: RenderContext) {
  const { html, page } = await renderDocument(urlPathname);
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    /** The style sheet names the fonts of all scripts: only the page's own are preloaded. */
    injectFilter(assets: InjectedAsset[]) {
      for (const asset of assets) {
        const isOwnFont = new RegExp(`/(display|text)-${page.language.script}\\.`).test(asset.src);
        if (asset.assetType === 'font' && !isOwnFont) asset.inject = false;
      }
    },
  };
}

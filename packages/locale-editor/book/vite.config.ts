import { defineConfig, type PluginOption } from 'vite';
import { allLanguages } from '../../../src/site/languages';
import siteConfig from '../../../vite.config';
import { textsPlugin } from '../../../tools/vite/texts';
import { markedLocaleFiles } from '../editor/markedLocaleFiles';
import { markedTexts } from '../editor/markedTextsPlugin';

/** They stop a build whose texts are not in order; the book is there to show them. */
const replaced = ['locales', 'site:texts'];

/** The site as it is built, with texts that say which they are: for the pictures of the book. */
export default defineConfig((environment) => {
  const root = process.cwd();
  const config = siteConfig(environment);
  const kept = (config.plugins ?? []).filter((plugin) => !replaced.includes(nameOf(plugin)));
  return {
    ...config,
    // The book is photographed at the root of a server, wherever the site is published.
    base: '/',
    plugins: [markedTexts(root, root), textsPlugin(markedLocaleFiles, allLanguages), ...kept],
    define: { ...config.define, __DRAFTS__: 'true' },
  };
});

function nameOf(plugin: PluginOption): string {
  return plugin && 'name' in plugin ? plugin.name : '';
}

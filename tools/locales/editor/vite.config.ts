import { join } from 'node:path';
import { localesFolder, loadProject } from '../project';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import siteConfig from '../../../vite.config';
import { localeModulesPlugin } from '../../vite/localeModules';
import { markedTexts } from './markedTexts';
import { editorPlugin } from './plugin';

/**
 * The development server with the editor: pages show the marked locale files. Vite makes all that a
 * configuration imports anew when one of its files changes: the catalogue and the list of languages,
 * which the editor knows its texts by.
 */
export default defineConfig((environment) => {
  const root = process.cwd();
  const project = { ...loadProject(root), root: process.env.EDITED_TEXTS ?? root };
  const marked = localeModulesPlugin({
    folder: join(project.root, localesFolder),
    read: (code, namespace) => markedTexts(project, code, namespace),
  });
  const { plugins = [], ...site } = siteConfig(environment);
  const others = plugins.filter((plugin) => (plugin as Plugin).name !== marked.name);
  return mergeConfig(site, { plugins: [others, marked, editorPlugin({ site: root, project })] });
});

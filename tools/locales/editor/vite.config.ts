import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import siteConfig from '../../../vite.config';
import { localeModulesPlugin } from '../../vite/localeModules';
import { loadProject, localesFolder, readLocales } from '../files/project';
import { namespaceWithMarkers } from './namespaceWithMarkers';
import { editorPlugin } from './plugin';

/**
 * The site's development server with the editor and text markers. As a configuration, it is evaluated again when the
 * catalogue or the list of languages changes.
 */
export default defineConfig((environment) => {
  const project = loadProject(process.env['EDITED_TEXTS'] ?? process.cwd());
  const marked = localeModulesPlugin({
    folder: join(project.root, localesFolder),
    read: (code, namespace) => namespaceWithMarkers(readLocales(project), code, namespace),
  });
  const { plugins = [], ...site } = siteConfig(environment);
  const others = plugins.filter((plugin) => (plugin as Plugin).name !== marked.name);
  return mergeConfig(site, { plugins: [others, marked, editorPlugin(project)] });
});

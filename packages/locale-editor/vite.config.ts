import { defineConfig, mergeConfig } from 'vite';
import siteConfig from '../../vite.config';
import { markedTexts } from './markedTextsPlugin';
import { editorPlugin } from './plugin';

/**
 * The development server with the editor. Vite makes all that a configuration imports anew when one of
 * its files changes: the catalogue and the list of languages, which the editor knows its texts by.
 */
export default defineConfig((environment) => {
  const project = process.cwd();
  const texts = process.env.EDITED_TEXTS ?? project;
  return mergeConfig(siteConfig(environment), {
    plugins: [markedTexts(project, texts), editorPlugin({ project, texts })],
  });
});

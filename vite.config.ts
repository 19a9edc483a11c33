import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { localesPlugin } from './tools/locales/vite';
import { checkBeforeBuild, readSettings } from './tools/host/settings';
import { localeModulesPlugin } from './tools/vite/localeModules';
import { shownErrorsPlugin } from './tools/vite/shownErrors';
import { sheetModulesPlugin } from './tools/vite/sheetModules';
import { watchedFilesPlugin, watcherErrorsPlugin } from './tools/vite/watchedFiles';

/** Elsewhere for the site that the browser tests build beside the usual one. */
const buildFolder = process.env.SITE_BUILD_FOLDER ?? 'dist';

export default defineConfig(({ command, mode }) => {
  const environment = loadEnv(mode, process.cwd());
  if (command === 'build') checkBeforeBuild(environment);
  return {
    plugins: [
      localesPlugin(),
      localeModulesPlugin(),
      sheetModulesPlugin(),
      watchedFilesPlugin(),
      watcherErrorsPlugin(),
      react(),
      tailwindcss(),
      ssr({
        prerender: { noExtraDir: true },
        includeAssetsImportedByServer: false,
      }) as PluginOption,
      shownErrorsPlugin(),
    ],
    build: {
      outDir: buildFolder,
      target: 'es2022',
      // The oldest engines of docs/engines.md.
      cssTarget: ['chrome114', 'firefox125', 'safari17'],
      assetsInlineLimit: 0,
      license: { fileName: 'licenses/libraries.txt' },
      rollupOptions: { output: { manualChunks } },
    },
    define: {
      __DRAFTS__: JSON.stringify(command === 'serve'),
      __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()),
      __FACTS__: JSON.stringify(readSettings(environment).facts),
    },
  };
});

/** Puts Vite's loader of chunks into the entry, which would import a chunk for it: the entry keeps drafts. */
function manualChunks(id: string): string | undefined {
  return /vite\/preload-helper|pages\/\+client/.test(id) ? 'client' : undefined;
}

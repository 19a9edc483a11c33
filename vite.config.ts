import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { basePath, readFacts } from './src/site/readFacts';
import { localesPlugin } from './packages/locale-kit/vite';
import { checkSettings } from './packages/static-host/settings';
import { textsPlugin } from './tools/vite/texts';
import { chunkNames } from './tools/vite/scriptFiles';
import { watchedFilesPlugin } from './tools/vite/watchedFiles';

/** Elsewhere for the site that the browser tests build beside the usual one. */
const buildFolder = process.env.SITE_BUILD_FOLDER ?? 'dist';

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const environment = loadEnv(mode, process.cwd());
  if (command === 'build') checkSettings(environment);
  const facts = readFacts(environment);
  return {
    base: `${basePath(facts)}/`,
    plugins: [
      localesPlugin(),
      textsPlugin(),
      watchedFilesPlugin(),
      react(),
      tailwindcss(),
      ssr({
        prerender: { noExtraDir: true },
        includeAssetsImportedByServer: false,
      }) as PluginOption,
    ],
    build: {
      outDir: buildFolder,
      target: 'es2022',
      assetsInlineLimit: 0,
      // A sheet of the first script's own would be fetched again with each later one that needs it.
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // A page holds its styles and its first script already.
        resolveDependencies: (_file, files) =>
          files.filter((file) => !file.endsWith('.css') && !file.includes('/entries/')),
      },
      rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkNames(process.cwd()) } },
    },
    define: {
      __DRAFTS__: JSON.stringify(command === 'serve'),
      __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()),
      __FACTS__: JSON.stringify(facts),
      __BUILD_FOLDER__: JSON.stringify(buildFolder),
    },
  };
});

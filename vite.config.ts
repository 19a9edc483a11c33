import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { readFacts } from './src/site/readFacts';
import { leanStyles } from './tools/vite/leanStyles';
import { localesPlugin } from './packages/locale-kit/vite';
import { messagesPlugin } from './tools/vite/messages';
import { prerenderPlugin } from './tools/vite/prerender';
import { scriptFilesPlugin } from './tools/vite/scriptFiles';
import { searchFilesPlugin } from './tools/vite/searchFiles';
import { shortClasses } from './tools/vite/shortClasses';
import { sonnerStylesPlugin } from './tools/vite/sonnerStyles';
import { steadyMemoryPlugin } from './tools/vite/steadyMemory';
import { watchedFilesPlugin } from './tools/vite/watchedFiles';

/** Elsewhere for the site that the browser tests build beside the usual one. */
const buildFolder = process.env.SITE_BUILD_FOLDER ?? 'dist';

const classes = shortClasses(process.cwd());

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    steadyMemoryPlugin(),
    classes.plugin,
    localesPlugin(),
    messagesPlugin(),
    watchedFilesPlugin(),
    searchFilesPlugin(),
    scriptFilesPlugin(),
    prerenderPlugin(buildFolder),
    sonnerStylesPlugin(),
    react(),
    tailwindcss(),
    ssr({ prerender: { noExtraDir: true } }) as PluginOption,
  ],
  css: { postcss: { plugins: [leanStyles(), classes.postcss] } },
  build: {
    outDir: buildFolder,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  define: {
    __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()),
    __FACTS__: JSON.stringify(readFacts(loadEnv(mode, process.cwd()))),
    __BUILD_FOLDER__: JSON.stringify(buildFolder),
  },
  ssr: isSsrBuild ? { noExternal: true } : {},
}));

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { localesPlugin } from './tools/vite/locales';
import { messagesPlugin } from './tools/vite/messages';
import { searchFilesPlugin } from './tools/vite/searchFiles';
import { watchedFilesPlugin } from './tools/vite/watchedFiles';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    localesPlugin(),
    messagesPlugin(),
    watchedFilesPlugin(),
    searchFilesPlugin(),
    react(),
    tailwindcss(),
    ssr({ prerender: { noExtraDir: true } }) as PluginOption,
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()) },
  ssr: isSsrBuild ? { noExternal: true } : {},
}));

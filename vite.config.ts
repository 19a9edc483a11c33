import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { localesPlugin } from './tools/vite/locales';
import { messagesPlugin } from './tools/vite/messages';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    localesPlugin(),
    react(),
    tailwindcss(),
    messagesPlugin(),
    ssr({ prerender: { noExtraDir: true } }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()) },
  ssr: isSsrBuild ? { noExternal: true } : {},
}));

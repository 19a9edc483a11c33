import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { messagesPlugin } from './tools/vite/messages';
import { sonnerStylesPlugin } from './tools/vite/sonnerStyles';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    messagesPlugin(),
    sonnerStylesPlugin(),
    ssr({ prerender: { noExtraDir: true } }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getUTCFullYear()) },
  ssr: isSsrBuild ? { noExternal: true } : {},
}));

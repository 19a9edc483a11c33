import type { Plugin } from 'vite';

const sonnerModule = /\/node_modules\/sonner\/dist\/index\.m?js$/;
const injection = /^__insertCSS\(".*"\);$/m;

/**
 * Keeps the style sheet out that sonner adds to the document when its module
 * loads: a strict style-src blocks it, and notifications have the site's own
 * look (src/styles/toast.css).
 */
export function sonnerStylesPlugin(): Plugin {
  return {
    name: 'site:sonner-styles',
    // What the development server bundles beforehand passes no plugin.
    config: () => ({ optimizeDeps: { exclude: ['sonner'], include: ['react', 'react-dom'] } }),
    transform(code, id) {
      const [path = ''] = id.split('?');
      return sonnerModule.test(path) ? { code: withoutStyles(code), map: null } : null;
    },
  };
}

/**
 * sonner's code without the call that adds its styles.
 * @throws if there is no such call: then a new version does it another way
 */
export function withoutStyles(code: string): string {
  if (!injection.test(code)) throw new Error('sonner no longer adds its styles by __insertCSS()');
  return code.replace(injection, '');
}

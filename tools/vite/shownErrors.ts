import type { Plugin } from 'vite';

/**
 * Shows in the browser why the development server has no page: vite-plugin-ssr passes over a page that it
 * can't render, so that its address would seem unknown.
 */
export function shownErrorsPlugin(): Plugin {
  return {
    name: 'site:shown-errors',
    apply: 'serve',
    configureServer(server) {
      // After what vite-plugin-ssr adds: only pages that it has passed over come here.
      return () => {
        server.middlewares.use((request, _response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          server
            .ssrLoadModule('/pages/+onRenderHtml.tsx')
            .then((module) => (module as RenderModule).default({ urlPathname: pathname }))
            .then(() => next(), next);
        });
      };
    },
  };
}

interface RenderModule {
  default: (page: { urlPathname: string }) => Promise<unknown>;
}

import type { Plugin } from 'vite';

/**
 * Shows the error of a page that the development server can't render: vite-plugin-ssr skips such a page, and
 * its address would answer as unknown.
 */
export function shownErrorsPlugin(): Plugin {
  return {
    name: 'site:shown-errors',
    apply: 'serve',
    configureServer(server) {
      // After vite-plugin-ssr's middleware: only pages that it has skipped come here.
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

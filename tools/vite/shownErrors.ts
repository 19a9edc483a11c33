import type { Plugin } from 'vite';

/** Shows the error of a page that the development server can't render: vite-plugin-ssr would answer with 404. */
export function shownErrorsPlugin(): Plugin {
  return {
    name: 'site:shown-errors',
    apply: 'serve',
    configureServer(server) {
      // After vite-plugin-ssr's middleware, which skips pages that it can't render.
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

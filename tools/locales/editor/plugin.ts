import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { localesFolder, type Project } from '../project';
import { changedEvent, serviceBase } from './protocol';
import { createHandler } from './server/handler';
import { createWorkshop } from './server/workshop';

interface EditorOptions {
  /** The folder with the site's code. */
  site: string;
  /** The project, whose root is the folder with the texts to edit: usually the same. */
  project: Project;
}

/**
 * Adds the editor to the development server. Only `npm run locales edit` uses this
 * plugin; the project's Vite configuration doesn't know it.
 */
export function editorPlugin({ site, project }: EditorOptions): Plugin {
  const at = (path: string) => normalizePath(join(site, path));
  const entry = at('pages/+client.ts');
  const folder = normalizePath(join(project.root, localesFolder));
  return {
    name: 'site:editor',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      // Not the dependencies that `npm run dev` has prepared: both may run at the same time.
      cacheDir: 'node_modules/.vite-translate',
      // Found too late, they would reload the page under somebody's hands.
      optimizeDeps: { include: ['diff', 'i18next', 'react-dom/client', 'react-i18next'] },
      server: { host: 'localhost', cors: false },
    }),
    transform(code, id, options) {
      if (options?.ssr || id.split('?', 1)[0] !== entry) return null;
      const script = JSON.stringify(at('tools/locales/editor/browser/main.tsx'));
      return { code: `${code}\nimport ${script};`, map: null };
    },
    configureServer(server) {
      // No page shows the editor in a frame.
      server.middlewares.use((_, response, next) => {
        response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
        response.setHeader('X-Frame-Options', 'DENY');
        next();
      });
      const handle = createHandler(createWorkshop(project));
      server.middlewares.use(serviceBase, (request, response) => void handle(request, response));
      server.watcher.add(folder);
      server.watcher.on('all', (_, file) => {
        if (!normalizePath(file).startsWith(`${folder}/`)) return;
        server.ws.send({ type: 'custom', event: changedEvent });
      });
    },
  };
}

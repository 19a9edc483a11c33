import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { localesFolder, type Project } from '../files/project';
import { changedEvent, serviceBase } from './protocol';
import { createWorkshopHandler } from './server/handler';
import { createWorkshop } from './server/workshop';

/**
 * Adds the editor to the development server.
 * @param project its root is the folder with the texts to edit
 */
export function editorPlugin(project: Project): Plugin {
  const entry = normalizePath(join(process.cwd(), 'pages/+client.ts'));
  const script = normalizePath(join(import.meta.dirname, 'browser/main.tsx'));
  const folder = normalizePath(join(project.root, localesFolder));
  return {
    name: 'site:editor',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      // Apart from those of `npm run dev`, which may run at the same time.
      cacheDir: 'node_modules/.vite-translate',
      // Dependencies that are found later reload the page.
      optimizeDeps: { include: ['diff', 'i18next', 'leven', 'react-dom/client'] },
      server: { host: 'localhost', cors: false },
    }),
    transform: (code, id, options) =>
      !options?.ssr && id.split('?', 1)[0] === entry
        ? { code: `${code}\nimport ${JSON.stringify(script)};`, map: null }
        : null,
    configureServer(server) {
      // Pages of the server that renders don't get `server.headers`.
      server.middlewares.use((_, response, next) => {
        response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
        next();
      });
      // Network drives, WSL and containers report no change of a file.
      const workshop = createWorkshop(project, (paths) => {
        for (const path of paths)
          server.watcher.emit('change', normalizePath(join(project.root, path)));
      });
      const handle = createWorkshopHandler(workshop);
      server.middlewares.use(serviceBase, (request, response) => void handle(request, response));
      server.watcher.add(folder);
      server.watcher.on('all', (_, file) => {
        if (normalizePath(file).startsWith(`${folder}/`))
          server.ws.send({ type: 'custom', event: changedEvent });
      });
    },
  };
}

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { localesFolder } from '../../locale-kit/project';
import {
  messageFiles,
  serveMessages,
  tellPages,
  tellPagesOfChanges,
} from '../../../tools/vite/messages';
import { markedLocaleFiles } from './marks/markedLocaleFiles';
import { serviceBase } from './protocol';
import { guardServer } from './server/guard';
import { createHandler } from './server/handler';
import { Workshop } from './server/workshop';

interface EditorOptions {
  /** The project's root folder. */
  project: string;
  /** The folder that holds the `locales/` to edit; usually the project's root. */
  texts: string;
}

const sessionModule = 'virtual:editor-session';
const markedModule = '\0editor:locale-files';

/**
 * Adds the editor to the development server. Only `npm run locales edit` uses this
 * plugin; the project's Vite configuration doesn't know it.
 */
export function editorPlugin({ project, texts }: EditorOptions): Plugin {
  const token = randomBytes(32).toString('base64url');
  const at = (path: string) => normalizePath(join(project, path));
  const [entry, plainFiles] = [at('pages/+client.ts'), at('src/i18n/localeFiles.ts')];
  const markedFiles = at('packages/locale-editor/editor/marks/markedLocaleFiles.ts');
  return {
    name: 'site:editor',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      // Not the dependencies that `npm run dev` has prepared: both may run at the same time.
      cacheDir: 'node_modules/.vite-translate',
      server: { host: 'localhost', cors: false },
    }),
    async resolveId(source, importer, options) {
      if (source === sessionModule) return `\0${sessionModule}`;
      if (!options.ssr || !source.endsWith('/localeFiles')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id === plainFiles && importer !== markedFiles ? markedModule : resolved;
    },
    load(id) {
      if (id === `\0${sessionModule}`) return `export const token = ${JSON.stringify(token)};`;
      if (id !== markedModule) return null;
      return [
        `import { markedLocaleFiles } from ${JSON.stringify(markedFiles)};`,
        `export const localeFiles = (code) => markedLocaleFiles(code, ${JSON.stringify(texts)});`,
        `export const localesFolder = ${JSON.stringify(localesFolder)};`,
      ].join('\n');
    },
    transform(code, id, options) {
      if (options?.ssr || id.split('?', 1)[0] !== entry) return null;
      const script = JSON.stringify(at('packages/locale-editor/editor/browser/main.ts'));
      return { code: `${code}\nimport ${script};`, map: null };
    },
    configureServer(server) {
      server.middlewares.use(guardServer);
      const workshop = new Workshop(texts);
      const handle = createHandler({ token, workshop, onSaved: () => tellPages(server) });
      server.middlewares.use(serviceBase, (request, response) => void handle(request, response));
      serveMessages(
        server,
        messageFiles(texts, false, (code) => markedLocaleFiles(code, texts)),
      );
      if (texts !== project) tellPagesOfChanges(server, join(texts, localesFolder));
    },
  };
}

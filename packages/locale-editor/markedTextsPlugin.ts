import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { localesFolder } from '../locale-kit/project';

const markedModule = '\0marked:locale-files';

/**
 * Lets the server render pages from `markedLocaleFiles` in place of the plain locale files. Only the
 * editor and the book use it.
 * @param project the project's root folder
 * @param texts the folder that holds the `locales/` to show
 */
export function markedTexts(project: string, texts: string): Plugin {
  const at = (path: string) => normalizePath(join(project, path));
  const plainFiles = at('src/i18n/localeFiles.ts');
  const own = JSON.stringify(at('packages/locale-editor/markedLocaleFiles.ts'));
  return {
    name: 'site:marked-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/localeFiles')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id === plainFiles ? markedModule : resolved;
    },
    load(id) {
      if (id !== markedModule) return null;
      return [
        `import { markedLocaleFiles } from ${own};`,
        `export const localeFiles = (code) => markedLocaleFiles(code, ${JSON.stringify(texts)});`,
        `export const localesFolder = ${JSON.stringify(localesFolder)};`,
      ].join('\n');
    },
  };
}

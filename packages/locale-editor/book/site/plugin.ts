import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { localesFolder } from '../../../locale-kit/project';

const bookFiles = '\0book:locale-files';

/**
 * Lets a build render its pages from `bookLocaleFiles` in place of the plain locale
 * files. Only the configuration beside this file uses it.
 * @param project the project's root folder
 */
export function bookTexts(project: string): Plugin {
  const at = (path: string) => normalizePath(join(project, path));
  const plainFiles = at('src/i18n/localeFiles.ts');
  return {
    name: 'book:texts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/localeFiles')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id === plainFiles ? bookFiles : resolved;
    },
    load(id) {
      if (id !== bookFiles) return null;
      return [
        `export { bookLocaleFiles as localeFiles } from ${JSON.stringify(at('packages/locale-editor/book/site/bookLocaleFiles.ts'))};`,
        `export const localesFolder = ${JSON.stringify(localesFolder)};`,
      ].join('\n');
    },
  };
}

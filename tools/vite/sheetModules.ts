import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const prefix = '\0sheet:';

/**
 * Renames the modules of `?url` and `?raw` of style sheets on the development server: vite-plugin-ssr takes them for
 * style sheets, and links them in every page.
 */
export function sheetModulesPlugin(): Plugin {
  let root = '';
  return {
    name: 'site:sheet-modules',
    apply: 'serve',
    enforce: 'pre',
    configResolved: (config) => void ({ root } = config),
    async resolveId(id, importer) {
      const [, sheet, query] = /^(.*\.css)\?(url|raw)$/.exec(id) ?? [];
      const found = sheet && (await this.resolve(sheet, importer));
      return found ? `${prefix}${query}:${found.id.slice(0, -'.css'.length)}` : undefined;
    },
    load(id) {
      if (!id.startsWith(prefix)) return;
      const [, query, name] = id.slice(1).split(':');
      const file = `${name}.css`;
      const value =
        query === 'raw' ? readFileSync(file, 'utf8') : `/${normalizePath(relative(root, file))}`;
      return `export default ${JSON.stringify(value)}`;
    },
  };
}

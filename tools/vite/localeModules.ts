import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import config from '../../locales.config';
import { draftServices } from '../../src/site/catalogue';
import { languages } from '../../src/site/languages';

interface LocaleModulesOptions {
  /** The folder of the locale files; the project's if absent. */
  folder?: string;
  /** Returns the texts of a namespace; the content of its file if absent. */
  read?: (code: string, namespace: string) => unknown;
}

/**
 * Removes drafts from a build. On the development server, sends the texts of a changed file to the
 * browser (`src/i18n/i18n.ts`), so that no page reloads.
 */
export function localeModulesPlugin({ folder, read }: LocaleModulesOptions = {}): Plugin {
  const siteFolder = normalizePath(join(process.cwd(), 'locales'));
  const edited = normalizePath(folder ?? siteFolder);
  const placeIn = (path: string, root: string) => {
    const [, code = '', namespace = ''] =
      /^\/([\w-]+)\/(.+)\.json$/u.exec(path.slice(root.length)) ?? [];
    return path.startsWith(root) && code ? { code, namespace } : undefined;
  };
  let isBuild = false;
  return {
    name: 'site:locale-modules',
    enforce: 'pre',
    // Programs empty a file and then write it: Vite would read it in between, and miss the second change.
    config: () => ({
      server: { watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } } },
    }),
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    load(id) {
      const place = placeIn(id, siteFolder);
      if (!place) return;
      // Not a locale file but a copy beside it, such as "home - Copy.json".
      if (!config.schemas.has(place.namespace)) return '{}';
      if (read) return JSON.stringify(read(place.code, place.namespace));
      if (!isBuild) return;
      if (!languages.some(({ code }) => code === place.code)) return '{}';
      const texts = JSON.parse(readFileSync(id, 'utf8')) as object;
      return JSON.stringify(withoutDrafts(place.namespace, texts, draftServices));
    },
    async hotUpdate({ file, read: readFile }) {
      const place = placeIn(file, edited);
      if (!place) return;
      const { hot, moduleGraph, name } = this.environment;
      const modules = [
        ...(moduleGraph.getModulesByFile(`${siteFolder}${file.slice(edited.length)}`) ?? []),
      ];
      if (name !== 'client') return modules;
      for (const module of modules) moduleGraph.invalidateModule(module);
      try {
        const texts = read
          ? read(place.code, place.namespace)
          : (JSON.parse(await readFile()) as unknown);
        hot.send('locale', { ...place, texts });
      } catch {
        // The file is half written: the next page that loads it reports the error.
      }
      return [];
    },
  };
}

/** Removes the texts of draft services from a namespace: their entries in `services`, or their whole file. */
export function withoutDrafts(namespace: string, texts: object, drafts: readonly string[]): object {
  if (drafts.some((slug) => namespace === `services/${slug}`)) return {};
  if (namespace !== 'services') return texts;
  return Object.fromEntries(Object.entries(texts).filter(([slug]) => !drafts.includes(slug)));
}

import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { draftServices } from '../../src/site/catalogue';
import { languages } from '../../src/site/languages';

interface LocaleModulesOptions {
  /** The folder of the locale files, if it is not the project's own. */
  folder?: string;
  /** Gives the texts of a file in place of what stands in it. */
  read?: (code: string, namespace: string) => unknown;
}

/** Leaves drafts out of the site that is built; while it is developed, hands changed texts to i18next at once. */
export function localeModulesPlugin({ folder, read }: LocaleModulesOptions = {}): Plugin {
  const own = normalizePath(join(process.cwd(), 'locales'));
  const edited = normalizePath(folder ?? own);
  const placeIn = (path: string, root: string) => {
    const [, code = '', namespace = ''] =
      /^\/([\w-]+)\/(.+)\.json$/u.exec(path.slice(root.length)) ?? [];
    return path.startsWith(root) && code ? { code, namespace } : undefined;
  };
  let isBuild = false;
  return {
    name: 'site:locale-modules',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    load(id) {
      const place = placeIn(id, own);
      if (!place) return;
      const isDraft =
        draftServices.some((slug) => place.namespace === `services/${slug}`) ||
        !languages.some(({ code }) => code === place.code);
      if (isBuild && isDraft) return '{}';
      return read && JSON.stringify(read(place.code, place.namespace));
    },
    async hotUpdate({ file, read: readFile }) {
      const place = placeIn(file, edited);
      if (!place) return;
      const { hot, moduleGraph, name } = this.environment;
      const modules = [
        ...(moduleGraph.getModulesByFile(`${own}${file.slice(edited.length)}`) ?? []),
      ];
      if (name !== 'client') return modules;
      for (const module of modules) moduleGraph.invalidateModule(module);
      try {
        const texts = read
          ? read(place.code, place.namespace)
          : (JSON.parse(await readFile()) as unknown);
        hot.send('locale', { ...place, texts });
      } catch {
        // Half written, or broken: the next page that is loaded says so.
      }
      return [];
    },
  };
}

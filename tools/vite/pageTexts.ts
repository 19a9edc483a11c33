import type { Plugin } from 'vite';
import { loadProject, readLocales } from '../locales/project';
import { errorsIn } from '../locales/vite';
import { composePage } from '../../src/i18n/compose';
import { localeFiles } from '../../src/i18n/localeFiles';
import { hasSpecimen, isService } from '../../src/site/catalogue';
import { allLanguages, languages } from '../../src/site/languages';

/** `locales/ar/services/x.json?page` */
const address = /\/locales\/([\w-]+)\/(?:(common|home)|(service|specimen)s\/([\w-]+))\.json\?page/;

/**
 * Makes a chunk of all that one page shows of the locale files (`src/i18n/loadPage.ts`): a service's
 * page names other services, whose files it does not need.
 * @param read gives the locale files of a language
 */
export function pageTextsPlugin(read: typeof localeFiles = localeFiles): Plugin {
  let shown = languages;
  return {
    name: 'site:page-texts',
    enforce: 'pre',
    config(_, { command }) {
      if (command === 'serve') shown = allLanguages;
    },
    load(id) {
      const [, code, name, kind, slug = ''] = address.exec(id) ?? [];
      if (code === undefined) return;
      // The site that is built has no drafts.
      if (!shown.some((language) => language.code === code)) return 'null';
      const source = read(code, (file) => this.addWatchFile(file));
      try {
        if (name === 'common') return JSON.stringify(source.common());
        if (name === 'home') return JSON.stringify(composePage(source, { name }));
        if (!isService(slug)) return 'null';
        if (kind === 'specimen') {
          if (!hasSpecimen(slug)) return 'null';
          return JSON.stringify(composePage(source, { name: 'specimen', slug }));
        }
        return JSON.stringify(composePage(source, { name: 'service', slug }));
      } catch (error) {
        const errors = errorsIn(readLocales(loadProject(process.cwd())));
        const message = errors.join('\n') || String(error);
        this.error({ message, stack: '' });
      }
    },
  };
}

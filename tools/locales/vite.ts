import type { Plugin } from 'vite';
import { checkLocales } from './check';
import { loadProject, readLocales, type LocaleInput } from './project';
import { formatFinding, stopsBuild } from './report';

/** A plugin that stops a build whose texts have errors; its message has place, key and fix of each. */
export function localesPlugin(): Plugin {
  let root = process.cwd();
  let mustCheck = false;
  return {
    name: 'locales',
    configResolved({ root: own, command, build }) {
      root = own;
      // The server's bundle is made after the browser's, of the same texts.
      mustCheck = command === 'build' && !build.ssr;
    },
    buildStart() {
      const errors = mustCheck ? errorsIn(readLocales(loadProject(root))) : [];
      if (errors.length === 0) return;
      const message = `Texts to fix before the site can be built:\n${errors.join('\n')}`;
      this.error({ message, stack: '' });
    },
  };
}

/** What would stop a build: a sentence for each error, with file and line. */
export function errorsIn(input: LocaleInput): string[] {
  return checkLocales(input).findings.filter(stopsBuild(input)).map(formatFinding);
}

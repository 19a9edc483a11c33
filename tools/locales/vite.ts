import type { Plugin } from 'vite';
import { checkLocales } from './check';
import { formatFinding, stopsBuild } from './report';
import { readLocales } from './files';
import { loadProject } from './project';

/**
 * Stops a build whose texts have errors.
 * @returns a plugin whose build throws with place, key and fix of every error
 */
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
      if (!mustCheck) return;
      const errors = errorsIn(root);
      if (errors.length > 0) {
        const message = `Texts to mend before the site can be built:\n${errors.join('\n')}`;
        this.error({ message, stack: '' });
      }
    },
  };
}

/** What would stop a build: a sentence each, with file and line. */
export function errorsIn(root: string): string[] {
  try {
    const project = loadProject(root);
    const { findings } = checkLocales(readLocales(project));
    return findings.filter(stopsBuild(project)).map(formatFinding);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

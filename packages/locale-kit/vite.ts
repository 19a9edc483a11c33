import { relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { checkLocales } from './check/check';
import type { Finding } from './check/finding';
import { formatFinding, stopsBuild } from './check/report';
import { readLocales } from './files';
import { localesFolder } from './project';

/**
 * Stops a build whose texts have errors; in development prints the findings when a text changes.
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
      const errors = lines(root, stopsBuild);
      if (errors.length > 0) {
        const message = `Texts to mend before the site can be built:\n${errors.join('\n')}`;
        this.error({ message, stack: '' });
      }
    },
    configureServer(server) {
      // The editor says itself what it finds, and would wait for this check at each save.
      const isEdited = server.config.plugins.some(({ name }) => name === 'site:editor');
      if (!process.env['VITEST'] && !isEdited) printOnChange(server);
    },
  };
}

function printOnChange(server: ViteDevServer): void {
  const folder = `${localesFolder}${sep}`;
  let pending: NodeJS.Timeout | undefined;
  const { root, logger } = server.config;
  const print = () => {
    const found = lines(root, () => true);
    if (found.length > 0) logger.warn(found.join('\n'), { timestamp: true });
  };
  server.watcher.on('all', (_event, path) => {
    if (!relative(root, path).startsWith(folder)) return;
    clearTimeout(pending);
    pending = setTimeout(print, 50);
  });
}

function lines(root: string, isMeant: (finding: Finding) => boolean): string[] {
  try {
    const { findings } = checkLocales(readLocales(root));
    return findings.filter(isMeant).map(formatFinding);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

import type { Plugin } from 'vite';

/**
 * Renames the modules of files that Vite only watches for a style sheet: vite-plugin-ssr takes them for style sheets
 * and stops at the second page.
 */
export function watchedFilesPlugin(): Plugin {
  return {
    name: 'site:watched-files',
    apply: 'serve',
    configureServer({ environments }) {
      for (const { moduleGraph: graph } of Object.values(environments)) {
        const create = graph.createFileOnlyEntry.bind(graph);
        const entries = new Map<string, ReturnType<typeof create>>();
        graph.createFileOnlyEntry = (file) => {
          const entry = entries.get(file) ?? create(file);
          if (!entries.has(file)) entry.url += '#watched';
          entries.set(file, entry);
          return entry;
        };
      }
    },
  };
}

/** Handles errors of the file watcher, which would stop the server where the system allows too few watches. */
export function watcherErrorsPlugin(): Plugin {
  return {
    name: 'site:watcher-errors',
    apply: 'serve',
    configureServer({ watcher, config: { logger } }) {
      let isLimitNamed = false;
      watcher.on('error', (error) => {
        if (!/ENOSPC|EMFILE/.test(String(error))) logger.warn(String(error));
        else if (!isLimitNamed) {
          isLimitNamed = true;
          logger.warn(
            'This system allows too few watched files: what you change outside the server is shown after a restart. ' +
              'On Linux, sysctl fs.inotify.max_user_watches=524288 raises the limit.',
          );
        }
      });
    },
  };
}

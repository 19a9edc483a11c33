import type { Plugin } from 'vite';

/**
 * Lets the development server answer a second time: vite-plugin-ssr stops at files that Vite only
 * watches for a style sheet, unless their addresses don't look like style sheets.
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

/** Keeps the server running where the system allows too few watches: Node throws an `error` event that nobody handles. */
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

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

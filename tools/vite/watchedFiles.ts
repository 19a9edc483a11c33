import type { DevEnvironment, Plugin } from 'vite';

/**
 * Lets the development server answer a page a second time. Vite lists the files
 * that a style sheet is made of as modules of their own kind, and vite-plugin-ssr,
 * which is older, stops with an error at a style sheet of that kind. With this
 * plugin their addresses don't look like style sheets.
 */
export function watchedFilesPlugin(): Plugin {
  return {
    name: 'site:watched-files',
    apply: 'serve',
    configureServer(server) {
      for (const { moduleGraph } of Object.values(server.environments)) nameApart(moduleGraph);
    },
  };
}

function nameApart(graph: DevEnvironment['moduleGraph']): void {
  const create = graph.createFileOnlyEntry.bind(graph);
  const entries = new Map<string, ReturnType<typeof create>>();
  graph.createFileOnlyEntry = (file) => {
    const known = entries.get(file);
    if (known) return known;
    const entry = create(file);
    entry.url += '#watched';
    entries.set(file, entry);
    return entry;
  };
}

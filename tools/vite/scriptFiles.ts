import { normalizePath, type Rollup } from 'vite';

const entry = 'pages/+client.ts';
const application = 'src/app/browser.tsx';
const screen = /^src\/screens\/.*Screen\.tsx$/;

/** Pieces of the build's own: what loads later scripts, and what libraries share. */
const preloadHelper = 'vite/preload-helper';
const commonJsHelpers = 'commonjsHelpers';

/**
 * Few files in the browser: the page's first script, which needs no other, the
 * libraries, the application with what more than one screen needs, and a file
 * for each screen. What is loaded later stays as the bundler cuts it.
 * @param folder the project's root folder
 * @returns what names the file of a module, as Rollup's `manualChunks` asks for it
 */
export function chunkNames(folder: string): Rollup.GetManualChunk {
  const root = normalizePath(folder);
  let names: Map<string, string> | undefined;
  return (id, graph) => {
    names ??= nameAll(root, graph);
    return names.get(id);
  };
}

function nameAll(root: string, graph: Rollup.ManualChunkMeta): Map<string, string> {
  const modules = [...graph.getModuleIds()];
  const reached = (from: string) => reachedFrom(from, graph);
  const first = reached(`${root}/${entry}`);
  const always = reached(`${root}/${application}`);
  const screens = modules.filter((id) => screen.test(id.slice(root.length + 1))).map(reached);
  const names = new Map<string, string>();
  for (const id of modules) {
    if (first.has(id) || id.includes(preloadHelper)) names.set(id, 'entry');
    else if (always.has(id) || screens.filter((modules) => modules.has(id)).length > 1) {
      names.set(id, isLibrary(id) ? 'libraries' : 'application');
    }
  }
  return names;
}

function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') || id.includes(commonJsHelpers);
}

/** A module and all that it imports at once, not when it is needed. */
function reachedFrom(from: string, { getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const reached = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

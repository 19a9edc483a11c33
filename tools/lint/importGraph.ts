import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import ts from 'typescript';

/** For each file, the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const endings = ['', '.ts', '.tsx', '.mjs', '.js'];
const sources = new Set(endings.slice(1));

/**
 * Reads which source files import which, types and dynamic imports included.
 * @param folders where to look, with all below
 */
export function importGraph(folders: readonly string[]): ImportGraph {
  const files = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => sources.has(extname(name)))
      .map((name) => resolve(folder, name)),
  );
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file, known)]));
}

function importsOf(file: string, known: ReadonlySet<string>): string[] {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const path = join(dirname(file), fileName);
    const found = endings.map((ending) => path + ending).find((candidate) => known.has(candidate));
    return found ? [found] : [];
  });
}

/**
 * The first circle of imports.
 * @returns its files in order, the first again as the last; null if there is none
 */
export function findCycle(graph: ImportGraph): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): string[] | null => {
    const start = trail.indexOf(file);
    if (start >= 0) return [...trail.slice(start), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

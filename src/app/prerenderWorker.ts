import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { hrefOf, prerenderedRoutes, type Route } from '../site/routes';
import { builtStyles } from './builtStyles';
import { prerenderSamples } from './prerenderSamples';
import { documentRenderer } from './renderDocument';

/** What the build gives to each of its threads. */
export interface PrerenderTask {
  /** Folder that the pages are written to. */
  folder: string;
  /** Address of the pages' script. */
  script: string;
  /** Counts the routes that have been taken, in memory that all threads share. */
  taken: Int32Array;
}

/**
 * Renders and writes one page after the other until none is left. A page that vite-plugin-ssr
 * has written is compared first: only its script has another priority.
 * @throws if the two are not the same otherwise, byte for byte
 */
async function prerender({ folder, script, taken }: PrerenderTask): Promise<void> {
  const render = documentRenderer(process.cwd(), builtStyles);
  for (let route = take(taken); route; route = take(taken)) {
    const document = await render(route);
    const file = join(folder, fileOf(route));
    if (prerenderSamples.has(route)) compare(file, withScript(document, script, 'defer'));
    writeFileSync(file, withScript(document, script, 'fetchpriority="low"'));
  }
}

/** The script comes after all that paints, also on the way from the host. */
function withScript(document: string, address: string, attribute: string): string {
  const script = `<script type="module" src="${address}" ${attribute}></script>`;
  return document.replace('</body>', () => `${script}</body>`);
}

function take(taken: Int32Array): Route | undefined {
  return prerenderedRoutes[Atomics.add(taken, 0, 1)];
}

function compare(file: string, html: string): void {
  const other = readFileSync(file, 'utf8');
  if (other === html) return;
  const from = [...html].findIndex((character, index) => character !== other[index]);
  const [own, plugins] = [html, other].map((text) => text.slice(Math.max(0, from - 60), from + 60));
  throw new Error(
    `${file} is not what vite-plugin-ssr made of the same page:\n${own}\n---\n${plugins}`,
  );
}

/** The file of a route, as hosts look for it: `services/x.html` for `/services/x`. */
export function fileOf({ language, screen }: Route): string {
  const path = hrefOf(language, screen).slice(1);
  return `${path || 'index'}.html`;
}

await prerender(workerData as PrerenderTask);

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What vite-plugin-ssr writes for a browser side of its own, which no page loads. */
const unused = /^(?:vite-plugin-ssr\.json|entry-server-routing\..*|pages_site\..*)$/;

/** The link to the sheet that stands in the page: vite-plugin-ssr warns of one that is kept out. */
const doubledSheet = /<link rel="stylesheet" type="text\/css" href="[^"]*">/;

/**
 * Finishes the pages that vite-plugin-ssr wrote: their script waits for what is seen. The
 * plugin can't write a script's priority, and without it browsers fetch it beside the fonts.
 * @param root the built site's folder
 * @param files the pages that there must be, below the root
 * @throws if one was not written, or has not exactly one script
 */
export function finishPages(root: string, files: readonly string[]): void {
  for (const file of files) {
    const path = join(root, file);
    const html = readPage(path);
    const scripts = html.split('<script type="module"').length - 1;
    if (scripts !== 1) throw new Error(`${path} has ${scripts} scripts in place of one.`);
    const finished = html
      .replace(doubledSheet, '')
      .replace(/(<script type="module" [^>]*) defer>/, '$1 fetchpriority="low">');
    writeFileSync(path, finished);
  }
  for (const folder of [root, join(root, 'assets/entries')]) {
    for (const file of readdirSync(folder)) if (unused.test(file)) rmSync(join(folder, file));
  }
}

function readPage(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`The build did not write ${path}: see pages/site/+onBeforePrerenderStart.ts.`);
  }
}

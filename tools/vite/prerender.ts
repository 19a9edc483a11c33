import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import { languages } from '../../src/i18n/languages';
import { prerenderedRoutes } from '../../src/site/routes';
import { letHeapGrowBy } from './steadyMemory';

const entry = 'prerender';
/** A thread loads the site's code first, which pays from so many pages on. */
const pagesPerThread = 50;

/**
 * Writes the pages that vite-plugin-ssr leaves out, on all cores, after it has written its own:
 * docs/decisions/prerendering.md
 * @param outDir the build's folder, relative to the project's root
 */
export function prerenderPlugin(outDir: string): Plugin {
  let root = '';
  let isServer = false;
  let script = '';
  let unused: string[] = [];
  return {
    name: 'site:prerender',
    apply: 'build',
    enforce: 'post',
    config(_config, { isSsrBuild }) {
      if (!isSsrBuild) return {};
      const input = { [entry]: 'src/app/prerenderWorker.ts' };
      return { build: { rollupOptions: { input } } };
    },
    configResolved(config) {
      root = config.root;
      isServer = Boolean(config.build.ssr);
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
      const client = chunks.find(({ fileName }) => fileName.includes('/pages_client.'));
      if (isServer || !client) return;
      script = `/${client.fileName}`;
      unused = chunks.filter((chunk) => chunk !== client).map(({ fileName }) => fileName);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (isServer || !script) return;
        // The threads obey it too, and leave little behind: they would be cleared for nothing.
        letHeapGrowBy(0);
        const folder = join(root, outDir, 'client');
        await prerender(folder, join(root, outDir, `server/${entry}.mjs`), script);
        // The plugin's own browser code, which no page loads: they load `pages/+client.ts` alone.
        for (const file of [...unused, 'vite-plugin-ssr.json']) rmSync(join(folder, file));
      },
    },
  };
}

async function prerender(folder: string, code: string, script: string): Promise<void> {
  const count = Math.min(
    availableParallelism(),
    Math.ceil(prerenderedRoutes.length / pagesPerThread),
  );
  for (const { prefix } of languages) {
    mkdirSync(join(folder, prefix, 'services'), { recursive: true });
  }
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const task = { folder, script, taken };
  await Promise.all(
    Array.from({ length: count }, () => finished(new Worker(code, { workerData: task }))),
  );
}

function finished(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`A prerendering thread ended with ${status}`)),
    );
  });
}

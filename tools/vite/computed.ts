import { runnerImport, type Plugin } from 'vite';

const computed = /\.computed\.ts$/;

/**
 * Runs modules named `*.computed.ts` when the site is built and puts the values of their exports
 * in their place, so that neither they nor what they import is shipped and run in the browser.
 * @returns a plugin whose build throws if an export is not plain data
 */
export function computedPlugin(): Plugin {
  return {
    name: 'site:computed',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!computed.test(id)) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
      for (const file of dependencies) this.addWatchFile(file);
      return Object.entries(module).map(declaration).join('\n');
    },
  };
}

function declaration([name, value]: [string, unknown]): string {
  return `export const ${name} = ${JSON.stringify(value, plain)};`;
}

function plain(key: string, value: unknown): unknown {
  if (typeof value === 'function' || value === undefined) {
    throw new Error(`"${key}" of a computed module is no plain data`);
  }
  return value;
}

import { performance } from 'node:perf_hooks';
import type { Plugin } from 'vite';

/** Begins each line in which the build reports a stage. */
export const stageMark = '@stage';

type Hook = ((...args: never[]) => unknown) | { handler: (...args: never[]) => unknown };

/** Plugins that report when the bundles are begun and ended. */
export function stagePlugins(isServer: boolean): Plugin[] {
  const bundle = isServer ? 'server bundle' : 'client bundle';
  let start = 0;
  return [
    {
      name: 'bench:start',
      enforce: 'pre',
      buildStart: {
        sequential: true,
        order: 'pre',
        handler() {
          start = performance.now();
        },
      },
      writeBundle: {
        sequential: true,
        order: 'pre',
        handler() {
          report(bundle, performance.now() - start);
          if (isServer) report('plugin begins', performance.timeOrigin + performance.now());
        },
      },
    },
  ];
}

/** Measures one hook of a plugin. */
export function timed<Name extends 'buildStart' | 'closeBundle'>(
  plugin: Plugin,
  name: Name,
  stage: string,
): Plugin {
  const hook = plugin[name] as Hook | undefined;
  if (!hook) throw new Error(`The plugin "${plugin.name}" has no ${name}`);
  const original = typeof hook === 'function' ? hook : hook.handler;
  async function handler(this: unknown, ...args: never[]): Promise<void> {
    const start = performance.now();
    const before = process.cpuUsage();
    if (name === 'closeBundle') report('plugin ends', performance.timeOrigin + start);
    await original.apply(this as never, args);
    const { user, system } = process.cpuUsage(before);
    report(stage, performance.now() - start);
    report(`${stage}, processor`, (user + system) / 1000);
  }
  return { ...plugin, [name]: typeof hook === 'function' ? handler : { ...hook, handler } };
}

function report(stage: string, milliseconds: number): void {
  console.log(`${stageMark} ${stage}: ${milliseconds}`);
}

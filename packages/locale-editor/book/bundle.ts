import { build } from 'vite';

/**
 * A script with all its modules as one classic script: for pages that the tool looks
 * at, and for the book itself, since pages on disk can't load modules.
 * @param entry path of the TypeScript file
 */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'localesBook' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const [script] = outputs.flatMap((output) => ('output' in output ? output.output : []));
  if (script?.type !== 'chunk') throw new Error(`${entry} gives no script`);
  return script.code;
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { keepReceived } from '../exchange/handInFolder';
import { errorWith } from '../messages/errorWith';

interface EditorOptions {
  port: string;
  /** The folder that holds the `locales/` to edit; the project's if absent. */
  texts?: string;
  open: boolean;
}

/**
 * `npm run locales edit`: serves the site with the editor until it is stopped.
 * @param describe what to print when it has started
 * @throws if the port is taken, or the folder holds no `locales/`
 */
export async function startEditor(
  { port, texts = '.', open }: EditorOptions,
  describe: (address: string) => string,
): Promise<void> {
  const root = resolve(texts);
  if (!existsSync(resolve(root, 'locales')))
    throw errorWith('terminal.noLocales', { folder: root });
  keepReceived(root);
  process.env['EDITED_TEXTS'] = root;
  // Pages and vite.config.ts both read it when they evaluate the catalogue: drafts are shown.
  Object.assign(globalThis, { __DRAFTS__: true });
  const isTyped = process.stdout.isTTY && !process.env['CI'];
  const server = await createServer({
    root: resolve(import.meta.dirname, '../../..'),
    configFile: resolve(import.meta.dirname, 'vite.config.ts'),
    // Browsers store drafts by address: on another port they would seem lost.
    server: { port: Number(port), strictPort: true, open: open && isTyped },
  });
  await server.listen().catch(async (error: unknown) => {
    await server.close();
    throw String(error).endsWith('already in use')
      ? errorWith('terminal.portTaken', { port })
      : error;
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  console.log(`\n${describe(address)}\n`);
}

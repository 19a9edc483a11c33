import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { keepReceived } from '../handIn';

interface EditorOptions {
  port: string;
  /** The folder that holds the `locales/` to edit; the project's if absent. */
  texts?: string;
  open: boolean;
}

/**
 * `npm run locales edit`: shows the site with an editor for its texts, until it is stopped.
 * @throws if another program has the port, or the folder holds no `locales/`
 */
export async function showEditor(options: EditorOptions): Promise<void> {
  const here = dirname(fileURLToPath(import.meta.url));
  const project = resolve(here, '../../..');
  const texts = resolve(options.texts ?? project);
  if (!existsSync(resolve(texts, 'locales')))
    throw new Error(`${texts} holds no locales/: name the folder above it.`);
  keepReceived(texts);
  process.env.EDITED_TEXTS = texts;
  // What Vite defines for the pages holds for its configuration, too: drafts are shown.
  Object.assign(globalThis, { __DRAFTS__: true });
  const open = options.open && process.stdout.isTTY && !process.env['CI'];
  const server = await createServer({
    root: project,
    configFile: resolve(here, 'vite.config.ts'),
    // The browser keeps what isn't saved by address: on another port it would seem lost.
    server: { port: Number(options.port), strictPort: true, open },
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    if (!String(error).includes('already in use')) throw error;
    throw new Error(portTaken(options.port), { cause: error });
  }
  const address = server.resolvedUrls?.local[0] ?? '';
  console.log(`\nThe site with its editor: ${address}\nTo stop it, press Ctrl+C here.\n`);
}

function portTaken(port: string): string {
  return `Port ${port} is taken: mostly by an editor that is open already, in another terminal.
Go on there (http://localhost:${port}), or stop it with Ctrl+C in its terminal and start again.
If another program needs the port, choose one for the editor and keep to it, since the browser keeps
what isn’t saved for each port by itself: npm run locales edit -- --port ${Number(port) + 10}`;
}

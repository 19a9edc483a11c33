import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { keepReceived } from '../../locale-kit/handIn/received.mjs';

interface EditorOptions {
  port: string;
  /** The folder that holds the `locales/` to edit; the project's if absent. */
  texts?: string;
  open: boolean;
}

/** `npm run locales edit`: shows the site with an editor for its texts, until it is stopped. */
export async function showEditor(options: EditorOptions): Promise<void> {
  const here = dirname(fileURLToPath(import.meta.url));
  const project = resolve(here, '../../..');
  const texts = resolve(options.texts ?? project);
  keepReceived(texts);
  process.env.EDITED_TEXTS = texts;
  const open = options.open && process.stdout.isTTY && !process.env['CI'];
  const server = await createServer({
    root: project,
    configFile: resolve(here, 'vite.config.ts'),
    server: { port: Number(options.port), open },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? '';
  console.log(`\nThe site with its editor: ${address}\nTo stop it, press Ctrl+C here.\n`);
}

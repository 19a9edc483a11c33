/** `npm run dev`: Vite's command, with drafts shown in its configuration too, which composes the texts of pages. */
import { prepare } from './setup/prepare.mjs';

try {
  await prepare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
Object.assign(globalThis, { __DRAFTS__: true });
// @ts-expect-error -- a command has no types
await import('../node_modules/vite/bin/vite.js');

/** `npm run dev`: runs Vite with drafts. Pages and vite.config.ts read the flag when they load the catalogue. */
import { prepare } from './setup/prepare.mjs';

try {
  await prepare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
Object.assign(globalThis, { __DRAFTS__: true });
// @ts-expect-error -- Vite's command has no types
await import('../node_modules/vite/bin/vite.js');

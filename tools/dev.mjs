/** `npm run dev`: Vite's own command; also its configuration, which composes the pages' texts, knows the drafts. */
Object.assign(globalThis, { __DRAFTS__: true });
// @ts-expect-error -- a command has no types
await import('../node_modules/vite/bin/vite.js');

/** `npm run dev`: Vite's command, with drafts shown in its configuration too, which composes the texts of pages. */
Object.assign(globalThis, { __DRAFTS__: true });
// @ts-expect-error -- a command has no types
await import('../node_modules/vite/bin/vite.js');

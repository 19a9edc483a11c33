import { defineConfig } from 'vitest/config';

/** Tests that read the built site: they run after `npm run build`. */
export default defineConfig({
  test: { root: '.', include: ['tests/built/**/*.test.ts'], testTimeout: 20_000 },
});

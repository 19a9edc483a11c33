import { defineConfig } from 'vitest/config';

/** Tests of what `npm run build` has written, without a browser. */
export default defineConfig({
  test: { include: ['tests/built/**/*.test.ts'], testTimeout: 30_000 },
});

import { defineConfig } from 'vitest/config';

/** Tests of the files that `npm run build` wrote, without a browser. */
export default defineConfig({
  test: { include: ['tests/built/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{src,pages,tools}/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
});

import { defineConfig } from 'vitest/config';
import { readSettings } from './tools/host/settings';

export default defineConfig({
  define: { __FACTS__: JSON.stringify(readSettings({}).facts) },
  test: {
    include: ['{src,pages,packages,tools}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    /** Left to itself it keeps one processor for others: half of what a machine with two has. */
    maxWorkers: '100%',
  },
});

import { defineConfig } from 'vitest/config';
import { readFacts } from './src/site/readFacts';

export default defineConfig({
  define: { __FACTS__: JSON.stringify(readFacts({})) },
  test: {
    include: ['{src,pages,packages,tools}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    /** Left to itself it keeps one processor for others: half of what a machine with two has. */
    maxWorkers: '100%',
  },
});

import { defineConfig } from 'vitest/config';
import { readSettings } from './tools/host/settings';

export default defineConfig({
  define: { __FACTS__: JSON.stringify(readSettings({}).facts) },
  test: {
    include: ['{src,pages,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/._*'],
    /** For slow and busy machines. */
    testTimeout: 120_000,
    hookTimeout: 120_000,
    /** By default Vitest leaves one processor to others: half of a machine with two. */
    maxWorkers: '100%',
    /** Loading the schemas and texts anew for each file takes as long as all tests. No file mocks a module. */
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});

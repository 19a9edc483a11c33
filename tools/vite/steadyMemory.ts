import { setFlagsFromString } from 'node:v8';
import type { Plugin } from 'vite';

/**
 * Keeps the memory of a build the same for 100 and for 10,000 pages. What bundling leaves behind
 * is garbage, and V8 lets it pile up as long as the machine has memory. No limit is set, so that
 * a site that needs more gets it: docs/decisions/prerendering.md
 */
export function steadyMemoryPlugin(): Plugin {
  return {
    name: 'site:steady-memory',
    apply: 'build',
    config() {
      letHeapGrowBy(20);
    },
  };
}

/**
 * @param percent of what was left when the heap was last cleared, after which it is cleared again;
 * 0 for as much as V8 sees fit
 */
export function letHeapGrowBy(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../testing/folderWith';
import { findCycle, importGraph } from './importGraph';

function cycleIn(files: Record<string, string>): string[] | null {
  const folder = folderWith(files);
  const cycle = findCycle(importGraph([folder]));
  rmSync(folder, { recursive: true });
  return cycle?.map((file) => relative(folder, file)) ?? null;
}

it('finds no circle of imports in this project', () => {
  expect(findCycle(importGraph(['src', 'pages', 'packages', 'tools', 'tests']))).toBeNull();
});

it('finds a circle over several files, types and dynamic imports included', () => {
  expect(
    cycleIn({
      'start.ts': `import './a';`,
      'a.ts': `import type { B } from './deep/b';`,
      'deep/b.tsx': `const c = () => import('../c.mjs');`,
      'c.mjs': `export * from './a';`,
    }),
  ).toEqual(['a.ts', 'deep/b.tsx', 'c.mjs', 'a.ts']);
});

it('takes two ways to one file for no circle', () => {
  expect(
    cycleIn({ 'a.ts': `import './b'; import './c';`, 'b.ts': `import './c';`, 'c.ts': `` }),
  ).toBeNull();
});

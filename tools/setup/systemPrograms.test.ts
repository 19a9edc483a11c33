import { chmodSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folderWith } from '../testing/folderWith';
import { findProgram, foldersOnPath } from './systemPrograms.mjs';

const root = folderWith({
  'stub/reader': '#!/bin/sh\nexit 1\n',
  'whole/reader': '#!/bin/sh\ntest "$1" = --version\n',
});
const [stub, whole] = [join(root, 'stub'), join(root, 'whole')];
for (const folder of [stub, whole]) chmodSync(join(folder, 'reader'), 0o755);
afterAll(() => rmSync(root, { recursive: true }));

it.skipIf(process.platform === 'win32')(
  'passes by a stub that starts nothing, and a folder without the program',
  () => {
    expect(findProgram('reader', '--version', ['/nowhere', stub, whole])).toBe(
      join(whole, 'reader'),
    );
    expect(findProgram('reader', '--help', [stub, whole])).toBeNull();
  },
);

it('looks at no relative folder of PATH', () => {
  expect(foldersOnPath({ PATH: ['here', '.', '', whole].join(delimiter) })).toEqual([whole]);
  expect(foldersOnPath({})).toEqual([]);
});

import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeFiles } from './writeFiles';

let root = '';
const names = ['a.json', 'b.json', 'c.json'];
const read = new Map(names.slice(0, 2).map((name) => [name, 'old']));
const files = new Map(names.map((name) => [name, 'new']));
const contents = () =>
  names.map((name) =>
    fs.existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : '',
  );

/** Lets renames fail as on Windows, where a virus scanner locks a file. */
function failRenames(from: number, count: number): void {
  const rename = fs.renameSync;
  let calls = 0;
  vi.spyOn(fs, 'renameSync').mockImplementation((old, path) => {
    calls += 1;
    if (calls >= from && calls < from + count)
      throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
    rename(old, path);
  });
  syncBuiltinESMExports();
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-'));
  mkdirSync(root, { recursive: true });
  for (const name of read.keys()) writeFileSync(join(root, name), 'old');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(root, { recursive: true });
});

it('retries a rename while the file is locked', () => {
  failRenames(2, 3);
  writeFiles(root, files, read);
  expect(contents()).toEqual(['new', 'new', 'new']);
});

it('leaves all files as they were if one can’t be renamed', () => {
  failRenames(3, Infinity);
  expect(() => writeFiles(root, files, read)).toThrow('EPERM');
  expect(contents()).toEqual(['old', 'old', '']);
  expect(fs.readdirSync(root)).toHaveLength(2);
});

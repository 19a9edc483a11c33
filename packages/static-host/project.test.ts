import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from './hosting/compress';

const folder = 'packages/static-host';

it('is the one file through which the package knows of the site', () => {
  const sources = filesBelow(folder).filter((file) => /(?<!\.test|\.d)\.ts$/.test(file));
  const outward = sources.filter((file) => importsOf(file).some(leavesThePackage(file)));
  expect(outward).toEqual([join(folder, 'project.ts')]);
});

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/ from '(\.[^']+)';/g)].map(([, path = '']) => path);
}

function leavesThePackage(file: string): (path: string) => boolean {
  return (path) => relative(folder, resolve(dirname(file), path)).startsWith('..');
}

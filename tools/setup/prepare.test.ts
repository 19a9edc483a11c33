import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeFault, pathFault } from './prepare.mjs';

it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '26.1.0'])('accepts Node %s', (version) => {
  expect(nodeFault(version)).toBeUndefined();
});

it.each(['18.20.0', '20.18.3', '21.7.3', '22.11.0'])('rejects Node %s', (version) => {
  expect(nodeFault(version)).toContain(version);
});

it('accepts the range of package.json', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: object };
  expect(engines).toEqual({ node: '^20.19.0 || >=22.12.0' });
});

it.each(['/home/a/C#', '/home/a/Site 100% final', '/home/a/why?'])(
  'rejects the path %s',
  (path) => {
    expect(pathFault(path)).toContain(path);
  },
);

it.each(['/home/a/(site) [1] & more', '/home/a/موقع', 'C:\\Users\\é'])('accepts %s', (path) => {
  expect(pathFault(path)).toBeUndefined();
});

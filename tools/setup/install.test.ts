import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { isInstalled, matches, packagesOf } from './install.mjs';

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const mac = { os: 'darwin', cpu: 'arm64', libc: undefined };
const locked = new Map([
  ['node_modules/vite', { version: '7.3.8' }],
  ['node_modules/eslint', { version: '10.0.0', dev: true }],
  [
    'node_modules/rollup-linux',
    { version: '1.0.0', optional: true, os: ['linux'], libc: ['glibc'] },
  ],
  ['node_modules/rollup-mac', { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }],
  ['node_modules/not-windows', { version: '1.0.0', optional: true, os: ['!win32'] }],
]);
const without = (...names: string[]) =>
  new Map([...locked].filter(([place]) => !names.some((name) => place.endsWith(name))));
const onLinux = without('rollup-mac');

it('accepts the packages that npm installs on this platform', () => {
  expect(matches(onLinux, locked, { dev: true, platform: linux })).toBe(true);
});

it('installs again over a folder of another platform', () => {
  expect(matches(without('rollup-linux'), locked, { dev: true, platform: linux })).toBe(false);
  expect(matches(onLinux, locked, { dev: true, platform: mac })).toBe(false);
  const musl = { ...linux, libc: 'musl' };
  expect(matches(onLinux, locked, { dev: true, platform: musl })).toBe(false);
});

it('requires development packages only for development', () => {
  const site = without('rollup-mac', 'eslint');
  expect(matches(site, locked, { dev: false, platform: linux })).toBe(true);
  expect(matches(site, locked, { dev: true, platform: linux })).toBe(false);
});

it('installs again for another version, a missing or a surplus package', () => {
  const options = { dev: true, platform: linux };
  const older = new Map([...onLinux, ['node_modules/vite', { version: '7.3.7' }]]);
  expect(matches(older, locked, options)).toBe(false);
  expect(matches(without('rollup-mac', 'vite'), locked, options)).toBe(false);
  expect(
    matches(new Map([...onLinux, ['node_modules/left', { version: '1.0.0' }]]), locked, options),
  ).toBe(false);
});

it('finds the present installation complete', () => {
  expect(isInstalled({ dev: true })).toBe(true);
});

it('keeps the tools of a developer when npm start installs anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const write = (file: string, content: unknown) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  };
  const tool = { 'node_modules/eslint': { version: '1.0.0', dev: true } };
  write('package-lock.json', { packages: { 'node_modules/vite': { version: '2.0.0' }, ...tool } });
  write('node_modules/.package-lock.json', { packages: tool });
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@" > called\n', { mode: 0o755 });
  const script = `import(${JSON.stringify(pathToFileURL('tools/setup/install.mjs'))})
    .then(({ ensureInstalled }) => ensureInstalled({ dev: false }))`;
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` };
  execFileSync(process.execPath, ['--eval', script], { cwd: folder, env, stdio: 'ignore' });
  expect(readFileSync(join(folder, 'called'), 'utf8')).toContain('ci --include=dev');
  rmSync(folder, { recursive: true });
});

it('throws with the name of a damaged lock file', () => {
  expect(() => packagesOf('README.md')).toThrow('README.md is damaged');
});

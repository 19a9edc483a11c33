import { describe, expect, it } from 'vitest';
import { completed, isRegistryAddress, missingEntries } from './complete';
import { readLock, type LockFile } from './lockFile';
import { platformOf } from './platform';

function lockOf(packages: LockFile['packages']): LockFile {
  return { packages };
}

const bundler = {
  version: '1.0.0',
  dev: true,
  optionalDependencies: { '@b/b-darwin-arm64': '1.0.0', '@b/b-linux-x64-gnu': '1.0.0' },
};

describe('the committed lock file', () => {
  const lock = readLock('package-lock.json');

  it('has an entry for every optional dependency (else: npm run lock)', () => {
    expect(missingEntries(lock)).toEqual([]);
  });

  it('holds no registry address', () => {
    const withAddress = Object.entries(lock.packages)
      .filter(([, { resolved }]) => isRegistryAddress(resolved))
      .map(([place]) => place);
    expect(withAddress).toEqual([]);
  });

  it('has one esbuild: the old one of vite-plugin-ssr is overridden', () => {
    const places = Object.keys(lock.packages).filter((place) => place.endsWith('/esbuild'));
    expect(places).toEqual(['node_modules/esbuild']);
  });
});

describe('completed', () => {
  it('adds what is missing with its platform, and keeps what is there', () => {
    const present = { version: '1.0.0', integrity: 'sha512-x', optional: true };
    const { packages } = completed(
      lockOf({ 'node_modules/b': bundler, 'node_modules/@b/b-linux-x64-gnu': present }),
    );
    expect(packages['node_modules/@b/b-darwin-arm64']).toEqual({
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    });
    expect(packages['node_modules/@b/b-linux-x64-gnu']).toEqual(present);
  });

  it('leaves nothing to add', () => {
    const lock = completed(lockOf({ 'node_modules/b': bundler }));
    expect(missingEntries(lock)).toEqual([]);
    expect(completed(lock)).toEqual(lock);
  });

  it('nests an entry below its parent where another version has the shared place', () => {
    const { packages } = completed(
      lockOf({
        'node_modules/@b/b-darwin-arm64': { version: '2.0.0' },
        'node_modules/b': bundler,
      }),
    );
    expect(packages['node_modules/b/node_modules/@b/b-darwin-arm64']?.version).toBe('1.0.0');
  });

  it('finds entries in any folder above the parent', () => {
    const lock = lockOf({
      'node_modules/a/node_modules/b': { optionalDependencies: { fsevents: '~2.3.2' } },
      'node_modules/fsevents': { version: '2.3.3' },
    });
    expect(missingEntries(lock)).toEqual([]);
  });

  it('drops registry addresses, not links', () => {
    const { packages } = completed(
      lockOf({
        'node_modules/a': { version: '1.0.0', resolved: 'https://registry.npmjs.org/a.tgz' },
        'node_modules/own': { resolved: 'packages/own' },
      }),
    );
    expect(packages['node_modules/a']).not.toHaveProperty('resolved');
    expect(packages['node_modules/own']).toEqual({ resolved: 'packages/own' });
  });

  it('refuses a range without a version', () => {
    const lock = lockOf({ 'node_modules/a': { optionalDependencies: { b: '*' } } });
    expect(() => completed(lock)).toThrow('"*"');
  });
});

describe('platformOf', () => {
  it.each([
    ['@rollup/rollup-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@img/sharp-linuxmusl-arm64', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['lightningcss-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@rollup/rollup-win32-x64-gnu', { os: ['win32'], cpu: ['x64'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', { os: ['darwin'] }],
    ['uglify-js', {}],
  ])('reads %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});

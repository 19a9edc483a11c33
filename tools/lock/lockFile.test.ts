import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gapsOf, withoutGaps, type LockFile } from './lockFile';

describe('the committed lock file', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;

  it('has every optional dependency and every integrity (else: npm run lock)', () => {
    expect([...gapsOf(lock).values()]).toEqual([]);
  });

  it('holds no registry address', () => {
    const addresses = Object.values(lock.packages).map(({ resolved = '' }) => resolved);
    expect(addresses.filter((address) => address.startsWith('http'))).toEqual([]);
  });

  it('has one esbuild: the old one of vite-plugin-ssr is overridden', () => {
    const places = Object.keys(lock.packages).filter((place) => place.endsWith('/esbuild'));
    expect(places).toEqual(['node_modules/esbuild']);
  });
});

describe('gapsOf', () => {
  const whole = { integrity: 'sha512-x' };
  const bundler = { ...whole, optionalDependencies: { '@b/darwin': '1.0.0', '@b/linux': '1.0.0' } };
  const both = { 'node_modules/@b/darwin': whole, 'node_modules/@b/linux': whole };

  it('finds none in packages, folders of the project, and what a package brings along', () => {
    const packages = {
      '': {},
      'packages/own': {},
      'node_modules/own': { resolved: 'packages/own', link: true },
      'node_modules/b': bundler,
      ...both,
      'node_modules/b/node_modules/inner': { inBundle: true },
    };
    expect([...gapsOf({ packages })]).toEqual([]);
  });

  it('finds what an optional dependency asks for in any folder above it', () => {
    const packages = {
      'packages/own/node_modules/a/node_modules/b': bundler,
      'packages/own/node_modules/@b/darwin': whole,
      'node_modules/@b/linux': whole,
    };
    expect([...gapsOf({ packages })]).toEqual([]);
  });

  it('names an optional dependency without an entry, and resolves the package anew', () => {
    const packages = { 'node_modules/b': bundler, 'node_modules/@b/linux': whole };
    expect([...gapsOf({ packages }).values()]).toEqual([
      'node_modules/b names @b/darwin, which has no entry',
    ]);
    expect(withoutGaps({ packages }).packages).toEqual({});
  });

  it('names an entry without integrity, and resolves it with the package that asks for it', () => {
    const packages = { 'node_modules/b': bundler, ...both, 'node_modules/@b/darwin': {} };
    expect([...gapsOf({ packages }).values()]).toContain('node_modules/@b/darwin has no integrity');
    expect(withoutGaps({ packages }).packages).toEqual({});
  });
});

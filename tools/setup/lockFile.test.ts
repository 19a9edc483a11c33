import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const fromRegistry = Object.entries(packages).filter(
  ([place, { link, inBundle }]) => place.includes('node_modules/') && !link && !inBundle,
);

/** npm 10 omits the packages of other platforms, and `npm ci` fails there. */
it('has the packages of every platform (else: npx npm@11 install --package-lock-only)', () => {
  const missing = fromRegistry.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(place, name))
      .map((name) => `${name}, an optional dependency of ${place}`),
  );
  expect(missing).toEqual([]);
});

it('has a hash for every package, and no address of a registry', () => {
  const wrong = fromRegistry.filter(([, { integrity, resolved }]) => !integrity || resolved);
  expect(wrong).toEqual([]);
});

it('has one esbuild: that of vite-plugin-ssr is overridden', () => {
  const places = Object.keys(packages).filter((place) => place.endsWith('/esbuild'));
  expect(places).toEqual(['node_modules/esbuild']);
});

/** Whether Node finds a package from the folder of another one. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; folder !== '.'; folder = dirname(folder))
    if (packages[`${folder}/node_modules/${name}`]) return true;
  return packages[`node_modules/${name}`] !== undefined;
}

import type { LockEntry } from './lockFile';

const systems: Record<string, Partial<LockEntry>> = {
  aix: { os: ['aix'] },
  android: { os: ['android'] },
  darwin: { os: ['darwin'] },
  freebsd: { os: ['freebsd'] },
  linux: { os: ['linux'] },
  linuxmusl: { os: ['linux'], libc: ['musl'] },
  netbsd: { os: ['netbsd'] },
  openbsd: { os: ['openbsd'] },
  openharmony: { os: ['openharmony'] },
  sunos: { os: ['sunos'] },
  win32: { os: ['win32'] },
};

const processors = new Set(
  'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' '),
);

const libraries: Record<string, string> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
};

/** Packages for one system whose names do not say so. */
const silentNames: Record<string, Partial<LockEntry>> = { fsevents: { os: ['darwin'] } };

/**
 * The machines that a platform package is for, read from the end of its name
 * (`@rollup/rollup-linux-x64-musl`), as its own `os`, `cpu` and `libc` would say.
 * @returns an empty record if the name says nothing
 */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const platform: Partial<LockEntry> = { ...silentNames[name] };
  for (const part of name.split(/[/-]/)) {
    Object.assign(platform, systems[part]);
    if (processors.has(part)) platform.cpu = [part];
    const library = libraries[part];
    if (library && platform.os?.includes('linux')) platform.libc = [library];
  }
  return platform;
}

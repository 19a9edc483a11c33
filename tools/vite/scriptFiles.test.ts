import type { Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { chunkNames } from './scriptFiles';

const root = '/site';
const pathOf = (file: string) => `${root}/${file}`;
const react = pathOf('node_modules/react/index.js');
const helpers = '\0commonjsHelpers.js';
const preload = '\0vite/preload-helper.js';

/** What each module imports at once, not when it is needed. */
const imports: Record<string, string[]> = {
  [pathOf('pages/+client.ts')]: [pathOf('src/app/boot.ts')],
  [pathOf('src/app/boot.ts')]: [pathOf('src/site/routes.ts'), preload],
  [pathOf('src/site/routes.ts')]: [],
  [preload]: [],
  [pathOf('src/app/browser.tsx')]: [
    react,
    pathOf('src/site/routes.ts'),
    pathOf('src/ui/Button.tsx'),
  ],
  [pathOf('src/ui/Button.tsx')]: [react],
  [react]: [helpers],
  [helpers]: [],
  [pathOf('src/screens/home/HomeScreen.tsx')]: [
    pathOf('src/screens/home/Hero.tsx'),
    pathOf('src/ui/Icon.tsx'),
  ],
  [pathOf('src/screens/home/Hero.tsx')]: [pathOf('src/ui/Button.tsx')],
  [pathOf('src/screens/service/ServiceScreen.tsx')]: [pathOf('src/ui/Icon.tsx')],
  [pathOf('src/ui/Icon.tsx')]: [],
  [pathOf('src/ui/Toaster.tsx')]: [react],
};

function nameOf(id: string): string | undefined {
  const graph = {
    getModuleIds: () => Object.keys(imports).values(),
    getModuleInfo: (module: string) => ({ importedIds: imports[module] ?? [] }),
  } as unknown as Rollup.ManualChunkMeta;
  return chunkNames(root)(id, graph) ?? undefined;
}

describe('the file of a script', () => {
  it.each([
    ['what the first script needs, which then needs no other file', 'src/site/routes.ts', 'entry'],
    ['what every page needs', 'src/ui/Button.tsx', 'application'],
    ['what two screens need', 'src/ui/Icon.tsx', 'application'],
    ['what one screen needs', 'src/screens/home/Hero.tsx', undefined],
    ['a screen', 'src/screens/home/HomeScreen.tsx', undefined],
    ['what is loaded later', 'src/ui/Toaster.tsx', undefined],
  ])('holds %s', (_what, file, name) => {
    expect(nameOf(pathOf(file))).toBe(name);
  });

  it('holds libraries and what the build adds to them apart from the application, which changes more often', () => {
    expect(nameOf(react)).toBe('libraries');
    expect(nameOf(helpers)).toBe('libraries');
  });

  it('holds the loader of later scripts with the first of them', () => {
    expect(nameOf(preload)).toBe('entry');
  });
});

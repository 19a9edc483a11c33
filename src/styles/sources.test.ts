import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path/posix';
import { expect, it } from 'vitest';

const sourcesIn = (sheet: string) =>
  [...readFileSync(sheet, 'utf8').matchAll(/@source '(.+)'/g)].map(([, pattern = '']) =>
    join(dirname(sheet), pattern),
  );
const shared = sourcesIn('src/styles/shared.css');

/** The components that a component imports, and those that these import. */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from|export)(?! type).*'(\.[^']+)'/gm,
  );
  for (const [, path = ''] of imports) {
    const module = ['.tsx', '.ts']
      .map((ending) => join(dirname(file), path + ending))
      .find((name) => existsSync(name));
    if (module && !found.has(module)) importedBy(module, found);
  }
  return found;
}

it.each([
  ['home', 'home/HomeScreen'],
  ['service', 'service/ServiceScreen'],
  ['sample', 'sample/SampleScreen'],
  ['notFound', 'not-found/NotFoundScreen'],
])(
  'names in the @source of the sheet of %s each component with classes that its screen imports',
  (kind, screen) => {
    const sources = [...shared, ...sourcesIn(`src/styles/pages/${kind}.css`)];
    const components = [
      ...importedBy(`src/screens/${screen}.tsx`),
      ...importedBy('src/app/Root.tsx'),
    ]
      .filter((file) => file.endsWith('.tsx') && readFileSync(file, 'utf8').includes('className'))
      .map((file) => relative('.', file));
    expect(components.length).toBeGreaterThan(10);
    expect(
      components.filter((file) => !sources.some((source) => matchesGlob(file, source))),
    ).toEqual([]);
  },
);

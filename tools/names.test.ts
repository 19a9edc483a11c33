import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, it } from 'vitest';

const files = ['src', 'pages', 'tools']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !/\.(?:test|d)\.\w+$/.test(file));

const declaration = /^export (?:default |async |abstract )*(?:function\*?|class|const|let) (\w+)/gm;

/** The names that have more than one place, with their places. */
function duplicates(places: readonly (readonly [name: string, file: string])[]): string[] {
  const filesOf = new Map<string, string[]>();
  for (const [name, file] of places) filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
  const found = [...filesOf].filter(([, named]) => named.length > 1);
  return found.map(([name, named]) => `${name}: ${named.join(', ')}`);
}

// An editor finds files and exports by name: two of one name are mistaken for each other.
it('no two source files have the same name', () => {
  const places = files.map((file) => [parse(file).name, file] as const);
  expect(duplicates(places.filter(([name]) => name !== 'index'))).toEqual([]);
});

it('no two exported functions, classes or constants have the same name', () => {
  const places = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(declaration),
      ([, name = '']) => [name, file] as const,
    ),
  );
  expect(places.length).toBeGreaterThan(400);
  expect(duplicates(places)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import { beforeAll, expect, it } from 'vitest';

let compiler: Awaited<ReturnType<typeof compile>>;
beforeAll(async () => {
  const theme = createRequire(import.meta.url).resolve('tailwindcss/theme.css');
  const sheets = [theme, 'src/styles/tokens.css'].map((file) => readFileSync(file, 'utf8'));
  compiler = await compile(`${sheets.join('\n')}\n@tailwind utilities;`);
});

const known = new Map<string, boolean>();

/** The compiler's output grows the first time it sees a utility, and not for any other class name. */
function isUtility(name: string): boolean {
  const before = compiler.build([]);
  const isOne = known.get(name) ?? compiler.build([name]) !== before;
  known.set(name, isOne);
  return isOne;
}

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

const classes = (selectors: string) =>
  [...selectors.matchAll(/\.(-?[a-z][\w-]*)/g)].map(([, name = '']) => name);

function utilitiesIn(files: readonly string[], selectors: RegExp): string[] {
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    const found = [...source.matchAll(selectors)].flatMap(([text]) => classes(text));
    return [...new Set(found)].filter(isUtility).map((name) => `${file}: .${name}`);
  });
}

it('tells utilities from own names', () => {
  expect(['bg-ink', 'sr-only', 'border-s-2', 'fixed'].filter((name) => !isUtility(name))).toEqual(
    [],
  );
  expect(['container-page', 'brief', 'sample'].filter(isUtility)).toEqual([]);
});

it('selects no utilities in style sheets: a component may write them in another way', () => {
  expect(utilitiesIn(filesIn('src/styles', '.css'), /[^{};]+(?=\{)/g)).toEqual([]);
});

it('selects no utilities in tests', () => {
  expect(utilitiesIn(filesIn('tests', '.ts'), /(['"`])(?:(?!\1)[^\n])*\1/g)).toEqual([]);
});

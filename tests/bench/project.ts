import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '../../src/i18n/languages';
import { practices } from '../../src/site/catalogue';

const copied = [
  'src',
  'pages',
  'public',
  'packages',
  'tools',
  'tests/bench',
  'locales',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Makes a copy of the project with more services, outside its folder.
 * @param root the project's root folder
 * @param count how many services it has
 * @returns the copy's folder; the caller removes it
 */
export function enlargedProject(root: string, count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'dist'));
  const catalogueFile = join(folder, 'src/site/catalogue.ts');
  let catalogue = readFileSync(catalogueFile, 'utf8');
  let missing = count - practices.reduce((sum, { services }) => sum + services.length, 0);
  for (const [index, { services }] of practices.entries()) {
    const share = Math.ceil(missing / (practices.length - index));
    const added = Array.from({ length: share }, (_, number) => ({
      original: services[number % services.length] ?? services[0],
      number: number + 1,
    }));
    missing -= share;
    for (const { original, number } of added) addTexts(folder, original, number);
    const last = `'${services.at(-1)}',`;
    const slugs = added.map(({ original, number }) => `'${slugOf(original, number)}',`);
    catalogue = catalogue.replace(last, [last, ...slugs].join('\n      '));
  }
  writeFileSync(catalogueFile, catalogue);
  return folder;
}

function slugOf(original: string, number: number): string {
  return `${original}-${number}`;
}

/** The texts of a service as those of another one, each with a number so that none is repeated. */
function addTexts(folder: string, original: string, number: number): void {
  for (const { code } of languages) {
    const file = (slug: string) => join(folder, `locales/${code}/services/${slug}.json`);
    const texts = readFileSync(file(original), 'utf8');
    const unique = texts
      .replaceAll('. ', ` ${number}. `)
      .replace(/^( {2}"title": ".*)"/m, `$1 ${number}"`);
    writeFileSync(file(slugOf(original, number)), unique);
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLocales } from './files';
import { loadProject } from './project';
import { copyProject, type ProjectCopy } from '../project/copyProject';
import { runInProject } from '../project/runInProject';
import { allLanguages } from '../../src/site/languages';
import { recordOf, removeLanguage } from './languages';

/** Milliseconds: far more than it takes, for machines that do much else. */
const patience = 300_000;
/** Nobody's: the project may have any service and any language. */
const slug = 'made-for-a-test';
const code = 'pl-PL';
let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject(process.cwd());
}, patience);
afterAll(() => copy.remove());

const read = (path: string) => readFileSync(join(copy.root, path), 'utf8');
const write = (path: string, old: RegExp, text: string) =>
  writeFileSync(join(copy.root, path), read(path).replace(old, text));
const listed = (list: string) => new RegExp(`'${slug}',\n *// ${list} of tourism`, 'u');
/** As `npm run locales` does, without npm itself, which takes longer than the command. */
const run = (command: string) =>
  runInProject(copy.root, `node --import tsx tools/locales/commands.ts ${command}`).output;

describe('a new service', { timeout: patience }, () => {
  it('is a draft that stops no build, until it is written and published', () => {
    const before = read('src/site/catalogue.ts');
    expect(run(`new-service ${slug} --practice tourism`)).toContain(
      `locales/ar/services/${slug}.json`,
    );
    expect(read('src/site/catalogue.ts')).toMatch(listed('drafts'));
    expect(run('')).toMatch(/Nothing to mend, \d+ to mend before the drafts can be published/u);
    expect(run(`publish ${slug}`)).toMatch(/To be mended first in "made-for-a-test": \d+/u);
    write(`locales/en/services/${slug}.json`, /⟦.*(?=")/u, 'Written for a test');
    expect(run('hand-in --author Zoé')).toContain(`npm run locales new-service ${slug}`);
    for (const { code: language, script } of allLanguages) {
      const path = `locales/${language}/services/${slug}.json`;
      write(path, /⟦.*(?=")/gu, script === 'arabic' ? 'نص' : 'Text');
    }
    run(`publish ${slug}`);
    expect(run('')).not.toMatch(/no such key|npm run locales accept/u);
    expect(read('src/site/catalogue.ts')).toMatch(listed('services'));
    expect(run(`remove-service ${slug}`)).toContain(`deleted  locales/fr/services/${slug}.json`);
    expect(read('src/site/catalogue.ts')).toBe(before);
  });
});

describe('a new language', { timeout: patience }, () => {
  it('is a draft with its plural forms, and is taken away again', () => {
    const before = read('src/site/languages.ts');
    expect(run(`new-language ${code}`)).toContain(`new      locales/${code}/home.json`);
    expect(readdirSync(join(copy.root, `locales/${code}/services`))).not.toHaveLength(0);
    expect(read(`locales/${code}/home.json`)).toContain('"count_few": "⟦to translate⟧ ');
    expect(read('src/site/languages.ts')).toContain("openGraph: 'pl_PL'");
    expect(run('')).toContain('Nothing to mend');
    expect(run(`publish ${code}`)).toContain('To be mended or translated first');
    write(`locales/${code}/home.json`, /⟦.*(?=")/u, 'Napisane dla testu');
    expect(run('hand-in --author Zoé')).toContain(`npm run locales new-language ${code}`);
    // English texts that are marked no more are not translated either.
    const folder = `locales/${code}`;
    const names = readdirSync(join(copy.root, folder), { recursive: true, encoding: 'utf8' });
    for (const path of names.filter((name) => name.endsWith('.json'))) {
      write(join(folder, path), /⟦to translate⟧ /gu, '');
    }
    expect(run(`publish ${code}`)).toContain('To be mended or translated first');
    expect(run(`new-language ${code}`)).toContain(`has "${code}" already`);
    run(`remove-language ${code}`);
    expect(existsSync(join(copy.root, `locales/${code}`))).toBe(false);
    expect(read('src/site/languages.ts')).toBe(before);
  });
});

it.each([
  ['es', { direction: 'ltr', script: 'latin', prefix: '/es', format: 'es-ES' }],
  ['fa', { direction: 'rtl', script: 'arabic', format: 'fa-IR-u-nu-latn' }],
  ['pt-BR', { prefix: '/pt-br', openGraph: 'pt_BR' }],
])('knows what %s is', (language, record) => {
  expect(recordOf(language, '')).toMatchObject(record);
});

it('refuses a language in a script without fonts', () => {
  expect(() => recordOf('hi', '')).toThrow('no fonts for the script');
});

it('takes no language away that visitors read, unless its name is said', () => {
  const input = readLocales(loadProject(process.cwd()));
  const remove = (name?: string) => removeLanguage({ code: 'fr', name }, input);
  expect(() => remove()).toThrow('--name "Français"');
  expect(remove('Français').deleted).toEqual(['locales/fr']);
});

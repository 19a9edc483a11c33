import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from '../../../tools/project/copyProject';
import { runInProject } from '../../../tools/project/runInProject';
import { languages } from '../project';
import { factsOf } from './languages';

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
const listed = (list: string) => new RegExp(`${list}: \\[[^\\]]*'${slug}'`, 'u');
const run = (command: string) => runInProject(copy.root, `npm run locales ${command}`).output;
describe('a new service', { timeout: patience }, () => {
  it('is a draft that stops no build, until it is written and published', () => {
    const before = read('src/site/catalogue.ts');
    expect(run(`new-service ${slug} -- --practice tourism`)).toContain(
      `locales/ar/services/${slug}.json`,
    );
    expect(read('src/site/catalogue.ts')).toMatch(listed('drafts'));
    expect(run('')).toMatch(/Nothing to mend, \d+ to mend before the drafts can be published/u);
    expect(run(`publish ${slug}`)).toMatch(/\d+ texts of "made-for-a-test" are to be mended/u);
    for (const { code: language, script } of languages) {
      const path = `locales/${language}/services/${slug}.json`;
      const word = script === 'arabic' ? 'نص' : 'Text';
      writeFileSync(join(copy.root, path), read(path).replaceAll(/⟦.*(?=")/gu, word));
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
    expect(run(`publish ${code}`)).toContain('are to be mended or translated first');
    // English texts that are marked no more are not translated either.
    const folder = `locales/${code}`;
    const names = readdirSync(join(copy.root, folder), { recursive: true, encoding: 'utf8' });
    for (const path of names.filter((name) => name.endsWith('.json'))) {
      const file = join(folder, path);
      writeFileSync(join(copy.root, file), read(file).replaceAll('⟦to translate⟧ ', ''));
    }
    expect(run(`publish ${code}`)).toContain('are to be mended or translated first');
    expect(run(`new-language ${code}`)).toContain(`has "${code}" already`);
    run(`remove-language ${code}`);
    expect(existsSync(join(copy.root, `locales/${code}`))).toBe(false);
    expect(read('src/site/languages.ts')).toBe(before);
  });
});

it.each([
  ['es', { name: 'Español', direction: 'ltr', script: 'latin', region: 'ES' }],
  ['fa', { direction: 'rtl', script: 'arabic', region: 'IR' }],
  ['pt-BR', { language: 'pt', region: 'BR' }],
])('knows what %s is', (code, facts) => {
  expect(factsOf({ code })).toMatchObject(facts);
});

it.each([
  ['xx', 'not the code of a language'],
  ['ES', 'not the code of a language'],
  ['hi', 'no fonts for the script'],
])('refuses %s', (code, reason) => {
  expect(() => factsOf({ code })).toThrow(reason);
});

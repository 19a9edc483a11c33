import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleSite } from '../check/testing/sampleSite';
import { localePath, readLocales } from '../files';
import { languages, schemas } from '../project';
import { addLanguage, type LanguageOptions } from './addLanguage';
import { publishLanguage } from './publishLanguage';

const root = process.cwd();
const input = readLocales(root);
const add = (options: LanguageOptions) => addLanguage(options, root, input);

const list = 'src/site/languages.ts';

it('adds one record to the drafts', async () => {
  const { edited } = await add({ code: 'es' });
  const after = (edited.get(list) ?? '').split('\n');
  const at = after.indexOf("    code: 'es',") - 1;
  const record = after.slice(at, at + 9);
  expect(after[at - 1]).toBe('const drafts = [');
  const before = after.toSpliced(at, 9).join('\n').replace('drafts = [\n]', 'drafts = []');
  expect(before).toBe(readFileSync(list, 'utf8'));
  expect(record.join('\n')).toMatchInlineSnapshot(`
    "  {
        code: 'es',
        name: 'Español',
        direction: 'ltr',
        script: 'latin',
        prefix: '/es',
        format: 'es-ES',
        openGraph: 'es_ES',
      },"
  `);
});

it('publishes a draft once its texts are in order', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'locales-publish-'));
  try {
    mkdirSync(join(copy, 'src/site'), { recursive: true });
    cpSync('.prettierrc.json', join(copy, '.prettierrc.json'));
    const { edited } = await add({ code: 'es' });
    writeFileSync(join(copy, list), edited.get(list) ?? '');
    const published = (await publishLanguage('es', copy, sampleSite())).edited.get(list) ?? '';
    expect(published).toContain('const drafts = [] as const');
    expect(published).toMatch(/openGraph: 'fr_FR',\n {2}\},\n {2}\{\n {4}code: 'es',/u);
    const spanish = { code: 'es', script: 'latin' };
    const site = sampleSite();
    const unready = { ...site, languages: [...site.languages, spanish] };
    await expect(publishLanguage('es', copy, unready)).rejects.toThrow('to be mended first');
    await expect(publishLanguage('fr', copy, site)).rejects.toThrow('has no draft "fr"');
  } finally {
    rmSync(copy, { recursive: true });
  }
});

it('copies each English file and marks what must be translated', async () => {
  const { created } = await add({ code: 'es' });
  expect([...created.keys()]).toEqual([...schemas.keys()].map((name) => localePath('es', name)));
  const common = created.get('locales/es/common.json') ?? '';
  const english = readFileSync('locales/en/common.json', 'utf8');
  expect(common.replaceAll('⟦to translate⟧ ', '')).toBe(english);
  expect(common).toContain('"home": "⟦to translate⟧ Home"');
  expect(common, 'a name on the allow-list').toContain('"name": "Strategy Solutions"');
  expect(common, 'no words').toContain('"titleWithFirm": "{{title}} | {{firm}}"');
});

it.each([
  ['es', ['one', 'many', 'other']],
  ['ga', ['one', 'two', 'few', 'many', 'other']],
])('gives %s the plural forms of its language', async (code, forms) => {
  const { created } = await add({ code });
  const home = created.get(`locales/${code}/home.json`) ?? '';
  const found = [...home.matchAll(/"count_(\w+)": "⟦to translate⟧ \{\{count\}\} services?"/gu)];
  expect(found.map(([, form]) => form)).toEqual(forms);
});

it.each(['en', 'ar', 'fr'])('refuses %s, which the list has', async (code) => {
  await expect(add({ code })).rejects.toThrow('already');
});

it('refuses a language of which the folder is left over', async () => {
  const known = languages.filter(({ code }) => code !== 'fr');
  const adding = addLanguage({ code: 'fr' }, root, input, known);
  await expect(adding).rejects.toThrow('locales/fr is there already');
});

it.each([
  ['tr', 'ğ'],
  ['tr', 'ı'],
  ['pl', 'ł'],
  ['az', 'ə'],
  ['fa', 'ی'],
  ['ur', 'ے'],
])('refuses %s, and names the letter %s that the fonts lack', async (code, letter) => {
  await expect(add({ code })).rejects.toThrow(new RegExp(`lack letters of "${code}": .*${letter}`));
});

it.each(['es', 'pt-BR', 'de', 'it', 'nl', 'sv', 'sw', 'id', 'ar-EG'])(
  'finds all letters of %s in the fonts',
  async (code) => {
    const { created } = await add({ code });
    expect(created.size).toBe(schemas.size);
  },
);

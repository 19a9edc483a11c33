import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addService } from './addService';
import { languages, schemaOfService, services } from '../project';
import { entriesFor } from '../schema';

const root = process.cwd();
const slug = 'coastal-tourism-strategy';
const add = (options: object) => addService({ slug, practice: 'tourism', ...options }, root);

it('adds one line to the catalogue, at the end of the practice', async () => {
  const { edited } = await add({});
  const before = readFileSync('src/site/catalogue.ts', 'utf8').split('\n');
  const after = (edited.get('src/site/catalogue.ts') ?? '').split('\n');
  const at = after.indexOf(`      '${slug}',`);
  expect(after.toSpliced(at, 1)).toEqual(before);
  expect(after[at - 1]).toContain('global-benchmarking-of-tourism-models');
});

it('makes a file in each language in which every text is marked', async () => {
  const { created } = await add({});
  expect([...created.keys()]).toEqual(
    languages.map(({ code }) => `locales/${code}/services/${slug}.json`),
  );
  for (const text of created.values()) {
    const marked = text.match(/"⟦to (write|translate)⟧ /gu) ?? [];
    expect(marked).toHaveLength(entriesFor(schemaOfService(''), 'en').size);
  }
});

it('takes the title into the English file as it is, into the others as a text to translate', async () => {
  const { created } = await add({ title: 'Coastal Tourism Strategy' });
  expect(created.get(`locales/en/services/${slug}.json`)).toContain(
    '"title": "Coastal Tourism Strategy"',
  );
  expect(created.get(`locales/fr/services/${slug}.json`)).toContain(
    '"title": "⟦to translate⟧ Coastal Tourism Strategy"',
  );
});

it.each([
  ['', 'last part of an address'],
  ['Coastal-Tourism', 'last part of an address'],
  ['coastal_tourism', 'last part of an address'],
  ['-coastal', 'last part of an address'],
  ['coastal--tourism', 'last part of an address'],
  ['../../etc/passwd', 'last part of an address'],
  ["x', 'y", 'last part of an address'],
  ['404', 'last part of an address'],
  ['سياحة', 'last part of an address'],
  ['a'.repeat(81), 'last part of an address'],
  ['visitor-economy-strategy', 'has "visitor-economy-strategy" already'],
])('refuses the slug %j', async (refused, message) => {
  await expect(add({ slug: refused })).rejects.toThrow(message);
});

it.each([undefined, 'Tourism', 'none', '__proto__'])(
  'refuses the practice %j',
  async (practice) => {
    await expect(add({ practice })).rejects.toThrow('nationalVision, specialProjects');
  },
);

it.each(['', '  ', 'Two  spaces', ' Outer', '⟦to write⟧ It', 'Line\nbreak', '<b>Bold', '{{x}}'])(
  'refuses the title %j',
  async (title) => {
    await expect(add({ title })).rejects.toThrow('--title');
  },
);

it('refuses a service of which a file is left over', async () => {
  const removed = 'visitor-economy-strategy';
  const known = services.filter((other) => other !== removed);
  const adding = addService({ slug: removed, practice: 'tourism' }, root, known);
  await expect(adding).rejects.toThrow(`locales/en/services/${removed}.json is there already`);
});

import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { checkLocales } from './check/check';
import { editorSchemaFiles, editorSchemas, schemasFolder } from './editorSchemas';
import { readLocales } from './files';
import type { Schema } from './schema';

const input = readLocales(process.cwd());
const { files } = input;
const all = editorSchemas(input);
const ajv = new Ajv({ allErrors: true });
const kindOf = (path: string) =>
  path.includes('/services/') ? 'service' : (path.split('/').at(-1) ?? '').replace('.json', '');
const textFiles = [...files]
  .filter(([path]) => path.endsWith('.json') && !path.startsWith(schemasFolder))
  .map(([path, content]) => [path, new TextDecoder().decode(content as Uint8Array)] as const);

function errorsOf(kind: string, content: unknown): string[] {
  const validate = ajv.compile(all.get(kind) ?? {});
  validate(content);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

it.each([...editorSchemaFiles(input)])(
  '%s is up to date (npm run locales schemas)',
  (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

it.each([...all])('every key of %s has a description', (_name, schema) => {
  expect(undescribed(schema, '')).toEqual([]);
});

it('accept every real file', () => {
  expect(textFiles.length).toBeGreaterThan(80);
  for (const [path, text] of textFiles) {
    expect(errorsOf(kindOf(path), JSON.parse(text)), path).toEqual([]);
  }
});

describe('refuse', () => {
  const common = () => readGroup('locales/fr/common.json');
  const home = () => readGroup('locales/ar/home.json');
  const service = () => readGroup('locales/en/services/visitor-economy-strategy.json');

  it.each([
    ['a missing key', 'common', () => ({ ...common(), nav: undefined }), 'nav'],
    ['an unknown key', 'common', () => ({ ...common(), extra: 'x' }), 'additional'],
    [
      'an empty text',
      'common',
      () => ({ ...common(), firm: { name: '', blurb: 'x' } }),
      '/firm/name',
    ],
    ['a number', 'home', () => ({ ...home(), learnMore: 3 }), '/learnMore'],
    ['a text for a group', 'home', () => ({ ...home(), contact: 'x' }), '/contact'],
    [
      'five phases',
      'service',
      () => ({ ...service(), phases: Array(5).fill({ title: 'x', description: 'x' }) }),
      '/phases',
    ],
    ['a list', 'service', () => [service()], 'object'],
  ])('%s', (_what, kind, make, place) => {
    const content: unknown = JSON.parse(JSON.stringify(make()));
    expect(errorsOf(kind, content).join('\n')).toContain(place);
  });
});

it('accept the plural forms of any language', () => {
  const home = readGroup('locales/en/home.json');
  const { count_one: _one, ...services } = home['services'] as Record<string, unknown>;
  expect(errorsOf('home', { ...home, services })).toEqual([]);
  expect(errorsOf('home', { ...home, services: { ...services, count_few: 'x' } })).toEqual([]);
});

it('are no language to the check', () => {
  const withSchemas = new Map(input.files).set(`${schemasFolder}/other.json`, '{}');
  const { findings } = checkLocales({ ...input, files: withSchemas });
  expect(findings.filter(({ file }) => file.startsWith(schemasFolder))).toEqual([]);
});

it('are wired to the files in the usual editors', () => {
  const wiring = {
    code: readFileSync('.vscode/settings.json', 'utf8'),
    idea: readFileSync('.idea/jsonSchemas.xml', 'utf8'),
  };
  for (const name of all.keys()) {
    const files = `locales/*/${name === 'service' ? 'services/*' : name}.json`;
    expect(wiring.code).toContain(
      `"fileMatch": ["/${files}"], "url": "./${schemasFolder}/${name}.json"`,
    );
    expect(wiring.idea).toContain(`"${schemasFolder}/${name}.json"`);
    expect(wiring.idea).toContain(`"${files}"`);
  }
});

function readGroup(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}

function undescribed(schema: Schema, path: string): string[] {
  if (schema.type === 'array') return undescribed(schema.items, path);
  if (schema.type === 'object') {
    const members = Object.entries(schema.properties);
    return members.flatMap(([key, one]) => undescribed(one, `${path}.${key}`));
  }
  return /\w{3,}.* Shows in: \w/u.test(schema.description ?? '') ? [] : [path];
}

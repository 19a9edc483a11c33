import { rmSync } from 'node:fs';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { folderWith } from '../testing/folderWith';
import { adapterFiles, adapters, testZones, uiKnowsNoTexts, zones } from './zones.js';

const files = [
  'pages/+x.ts',
  'src/app/x.tsx',
  'src/screens/home/x.tsx',
  'src/screens/home/y.tsx',
  'src/screens/service/x.tsx',
  'src/layout/x.tsx',
  'src/contact/x.tsx',
  'src/ui/x.tsx',
  'src/seo/x.ts',
  'src/i18n/x.ts',
  'src/i18n/x.test.ts',
  'src/schemas/x.ts',
  'src/routing/x.ts',
  'src/site/x.ts',
  'tools/x.ts',
  'tools/testing/x.ts',
  'tools/locales/x.ts',
  'tools/locales/record/x.ts',
  'tools/locales/files/x.ts',
  'tools/locales/check/x.ts',
  'tools/locales/exchange/x.ts',
  'tools/locales/editor/x.ts',
  'tools/locales/editor/siteAdapter.ts',
  'tools/host/x.ts',
  'tools/art/x.ts',
];

let root: string;
let eslint: ESLint;
beforeAll(() => {
  root = folderWith(Object.fromEntries(files.map((file) => [file, ''])));
  const settings = { ...zones.settings, 'boundaries/root-path': root };
  const parsed = { languageOptions: { parser: tseslint.parser } };
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.{ts,tsx}'], ...zones, ...parsed, settings },
      { files: ['**/*.test.ts'], ...testZones },
      { files: adapterFiles, ...adapters },
      { files: ['src/ui/**'], ...uiKnowsNoTexts },
    ],
  });
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

async function complaints(file: string, address: string, kind = ''): Promise<string[]> {
  const code = `import ${kind} { x } from '${address}';\nexport const y = x;\n`;
  const [result] = await eslint.lintText(code, { filePath: `${root}/${file}` });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

it.each([
  ['pages/+x.ts', '../src/app/x'],
  ['pages/+x.ts', '../src/seo/x'],
  ['src/app/x.tsx', '../screens/home/x'],
  ['src/app/x.tsx', '../layout/x'],
  ['src/app/x.tsx', '../seo/x'],
  ['src/app/x.tsx', 'react'],
  ['src/screens/home/x.tsx', './y'],
  ['src/screens/home/x.tsx', '../../contact/x'],
  ['src/layout/x.tsx', '../ui/x'],
  ['src/layout/x.tsx', '../contact/x'],
  ['src/contact/x.tsx', '../ui/x'],
  ['src/contact/x.tsx', '../i18n/x'],
  ['src/ui/x.tsx', '../site/x'],
  ['src/seo/x.ts', '../i18n/x'],
  ['tools/x.ts', '../src/site/x'],
  ['tools/locales/editor/x.ts', './site'],
  ['tools/locales/editor/x.ts', '../exchange/x'],
  ['tools/locales/editor/siteAdapter.ts', '../../../src/site/x'],
  ['tools/locales/x.ts', './exchange/x'],
  ['tools/locales/exchange/x.ts', '../check/x'],
  ['tools/locales/check/x.ts', '../files/x'],
  ['tools/locales/files/x.ts', '../record/x'],
  ['tools/locales/files/x.ts', '../../../src/schemas/x'],
  ['tools/host/x.ts', '../art/x'],
  ['tools/host/x.ts', '../testing/x'],
  ['tools/host/x.ts', '../../src/seo/x'],
  ['src/i18n/x.test.ts', '../schemas/x'],
  ['src/i18n/x.ts', '../routing/x'],
  ['src/ui/x.tsx', '../routing/x'],
])('lets %s import %s', async (file, address) => {
  expect(await complaints(file, address)).toEqual([]);
});

it.each([
  ['src/app/x.tsx', '../../pages/+x'],
  ['src/screens/home/x.tsx', '../service/x'],
  ['src/screens/home/x.tsx', '../../app/x'],
  ['src/screens/home/x.tsx', '../../layout/x'],
  ['src/screens/home/x.tsx', '../../seo/x'],
  ['src/layout/x.tsx', '../screens/home/x'],
  ['src/contact/x.tsx', '../layout/x'],
  ['src/ui/x.tsx', '../i18n/x'],
  ['src/ui/x.tsx', '../contact/x'],
  ['src/seo/x.ts', '../app/x'],
  ['src/i18n/x.ts', '../ui/x'],
  ['src/routing/x.ts', '../ui/x'],
  ['src/schemas/x.ts', '../../tools/locales/x'],
  ['src/app/x.tsx', '../schemas/x'],
  ['src/site/x.ts', '../seo/x'],
  ['src/site/x.ts', '../i18n/x'],
  ['src/site/x.ts', '../../tools/x'],
  ['tools/x.ts', '../src/app/x'],
  ['tools/x.ts', './host/x'],
  ['tools/locales/record/x.ts', '../files/x'],
  ['tools/locales/files/x.ts', '../check/x'],
  ['tools/locales/check/x.ts', '../exchange/x'],
  ['tools/locales/exchange/x.ts', '../editor/x'],
  ['tools/locales/editor/x.ts', '../../../src/site/x'],
  ['tools/host/x.ts', '../../src/app/x'],
  ['tools/art/x.ts', '../host/x'],
])('does not let %s import %s', async (file, address) => {
  expect(await complaints(file, address)).toEqual(['boundaries/dependencies']);
});

it('lets the site import types of the schemas, but no values', async () => {
  for (const file of ['src/ui/x.tsx', 'src/i18n/x.ts']) {
    expect(await complaints(file, '../schemas/x', 'type')).toEqual([]);
    expect(await complaints(file, '../schemas/x')).toEqual(['boundaries/dependencies']);
  }
});

it.each(['i18next', 'react-i18next'])('keeps %s out of src/ui', async (name) => {
  expect(await complaints('src/ui/x.tsx', name)).toEqual(['no-restricted-imports']);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localesPlugin } from './vite';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-plugin-'));
  for (const language of ['en', 'fr'])
    mkdirSync(join(root, 'locales', language), { recursive: true });
  writeFileSync(join(root, 'entry.js'), 'export default 1;');
  writeFileSync(join(root, 'locales/en/common.json'), '{\n  "nav": "Services"\n}\n');
  writeFileSync(join(root, 'locales/fr/common.json'), '{\n  "nav": oops\n}\n');
});

afterAll(() => rmSync(root, { recursive: true }));

/** @param drafts languages, files and groups that are no part of the site yet */
function building(drafts: string[]) {
  const config = { languages: ['en', 'fr'], source: 'en', drafts };
  writeFileSync(join(root, 'locales.config.ts'), `export default ${JSON.stringify(config)};`);
  return build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [localesPlugin()],
    build: { lib: { entry: 'entry.js', formats: ['es'], fileName: 'entry' } },
  });
}

it('stops the build and says where and how to mend', async () => {
  await expect(building([])).rejects.toThrow(
    /locales\/fr\/common\.json:2:10 nav: .*quotation mark/,
  );
});

it.each(['fr', 'common', 'common#nav'])(
  'stops no build for what the draft %s lacks',
  async (draft) => {
    await expect(building([draft])).resolves.toBeDefined();
  },
);

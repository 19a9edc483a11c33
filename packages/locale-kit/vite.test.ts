import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { languages } from './project';
import { localesPlugin } from './vite';

const drafts = vi.hoisted(() => new Set<string>());
vi.mock('./project', async (original) => ({
  ...(await original<typeof import('./project')>()),
  isDraft: (code: string) => drafts.has(code),
}));

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-plugin-'));
  mkdirSync(join(root, 'locales/fr'), { recursive: true });
  for (const name of ['glossary.json', 'allow-list.json']) {
    cpSync(join('locales', name), join(root, 'locales', name));
  }
  writeFileSync(join(root, 'entry.js'), 'export default 1;');
  writeFileSync(join(root, 'locales/fr/common.json'), '{\n  "nav": oops\n}\n');
});

afterAll(() => rmSync(root, { recursive: true }));

function building() {
  return build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [localesPlugin()],
    build: { lib: { entry: 'entry.js', formats: ['es'], fileName: 'entry' } },
  });
}

it('stops the build and says where and how to mend', async () => {
  await expect(building()).rejects.toThrow(/locales\/fr\/common\.json:2:10 nav: .*quotation mark/);
});

it('stops no build for what drafts of languages lack', async () => {
  for (const { code } of languages) drafts.add(code);
  drafts.delete('fr');
  await expect(building()).rejects.toThrow('locales/fr');
  drafts.add('fr');
  await expect(building()).resolves.toBeDefined();
});

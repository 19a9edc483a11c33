import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteHandler } from '../../tools/host/siteHandler';
import { fileOfPage, pages } from '../../tools/host/pages';
import { contentPolicy } from '../../tools/host/policy';
import { readSettings } from '../../tools/host/settings';
import { serve, type TestServer } from '../../tools/host/testing/testServer';
import { root } from './site';

const { facts } = readSettings(loadEnv('production', process.cwd()));
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.html$|^_/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length));

let server: TestServer;
beforeAll(async () => {
  server = await serve(createSiteHandler(root));
});
afterAll(() => server.close());

it('serves every page and file under its address, with the policy', async () => {
  expect(files).toContain('/robots.txt');
  const addresses = [
    ...pages.map((page) => [page, fileOfPage(page)]),
    ...files.map((file) => [file]),
  ];
  for (const [address = '', file = address] of addresses) {
    const { status, headers, content } = await server.ask(address);
    expect([address, status]).toEqual([address, 200]);
    expect(content.equals(readFileSync(join(root, file))), address).toBe(true);
    expect(headers['content-security-policy']).toBe(contentPolicy(facts));
  }
});

it('answers an unknown Arabic address with the Arabic not-found page', async () => {
  const { status, content } = await server.ask('/ar/nothing');
  expect(status).toBe(404);
  expect(content.equals(readFileSync(join(root, 'ar/404.html')))).toBe(true);
});

it('prints the address of the preview, which ends at SIGTERM', async () => {
  const preview = spawn(process.execPath, [
    '--import',
    'tsx',
    'tools/host/previewServer.ts',
    '--port',
    '0',
  ]);
  const [output] = (await once(preview.stdout, 'data')) as [Buffer];
  const [address = ''] = /http:\S+/.exec(output.toString()) ?? [];
  expect((await fetch(address)).status).toBe(200);
  preview.kill('SIGTERM');
  expect(await once(preview, 'exit')).toEqual([0, null]);
});

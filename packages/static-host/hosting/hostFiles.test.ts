import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { folderWith } from '../../../tools/testing/folderWith';
import { compressFiles } from './compress';
import { headersFile, redirectsFile } from './netlifyAndCloudflare';
import { nginxConf, nginxTls } from './nginx';
import { filesBelow, versionOf } from './siteFiles';

it('keeps hashed files for ever, and says nothing else twice', () => {
  const lines = headersFile({ '/*': { 'X-A': '1' }, '/assets/*': { 'X-B': '2' } }).split('\n');
  expect(lines).toEqual([
    '/*',
    '  X-A: 1',
    '/assets/*',
    '  X-B: 2',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ]);
});

it('refuses what Cloudflare would ignore', () => {
  expect(() => headersFile({ '/*': { 'X-A': 'x'.repeat(2000) } })).toThrow(/long line.*X-A/);
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`/${index}`, {}]));
  expect(() => headersFile(many)).toThrow('101 rules');
});

it('leads each language to its not-found pages, the most particular first', () => {
  const rules = redirectsFile().trimEnd().split('\n');
  expect(rules.indexOf('/ar/services/:slug /ar/services/404.html 404')).toBeLessThan(
    rules.indexOf('/ar/* /ar/404.html 404'),
  );
  expect(rules.at(-1)).toBe('/* /404.html 404');
});

it.each([
  ['https://www.firm.example', ['firm.example', 'www.firm.example']],
  ['https://firm.example', ['www.firm.example', 'firm.example']],
  ['https://site.firm.example', ['site.firm.example']],
  ['http://127.0.0.1:8080', ['127.0.0.1']],
])('has a server in nginx.conf for each name of %s', (siteUrl, names) => {
  const conf = nginxConf(siteUrl, 'v1', {});
  expect([...conf.matchAll(/server_name (.*);/g)].map(([, name]) => name)).toEqual(names);
});

it('never sends anybody to the host that a request names', () => {
  expect(nginxConf('https://www.firm.example', 'v1', {})).not.toMatch(
    /\$(http_)?host|\$server_name/,
  );
});

it('refuses in nginx.conf a value that would end its line', () => {
  for (const value of ['a" b', '$host']) {
    const security = { '/*': { 'X-A': value } };
    expect(() => nginxConf('https://x.example', 'v1', security)).toThrow("can't hold");
  }
});

it('finds the certificate where certbot keeps it', () => {
  expect(nginxTls('https://www.firm.example')).toMatch(
    /listen \[::\]:443 ssl.*live\/www\.firm\.example\/fullchain\.pem.*TLSv1\.3/s,
  );
});

it('calls a build by what it holds, and by its policy', () => {
  const root = folderWith({ 'a.html': 'a' });
  const files = filesBelow(root);
  const version = versionOf(files, 'policy');
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(versionOf(files, 'other')).not.toBe(version);
  writeFileSync(join(root, 'a.html'), 'b');
  expect(versionOf(files, 'policy')).not.toBe(version);
  rmSync(root, { recursive: true });
});

it('compresses texts, and only where that makes them smaller', async () => {
  const long = 'abc '.repeat(200);
  const root = folderWith({ 'a/x.js': long, 'y.txt': 'z', 'z.png': long });
  await compressFiles(filesBelow(root));
  const names = filesBelow(root).map((file) => file.slice(root.length + 1));
  expect(names.sort()).toEqual(['a/x.js', 'a/x.js.br', 'a/x.js.gz', 'y.txt', 'z.png']);
  const packed = (end: string) => readFileSync(join(root, `a/x.js${end}`));
  expect(brotliDecompressSync(packed('.br')).toString()).toBe(long);
  expect(gunzipSync(packed('.gz')).toString()).toBe(long);
  rmSync(root, { recursive: true });
});

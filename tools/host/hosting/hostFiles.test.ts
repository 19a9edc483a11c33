import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { folderWith } from '../../testing/folderWith';
import { compressFiles, filesBelow } from './compress';
import { headersFile, redirectsFile } from './netlifyAndCloudflare';
import { nginxSite, nginxTls } from './nginx';

it('sends the security headers with everything, and keeps hashed files for ever', () => {
  expect(headersFile({ 'X-A': '1' }).split('\n')).toEqual([
    '/*',
    '  X-A: 1',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ]);
});

it('leads each language to its not-found pages, the most particular first', () => {
  const rules = redirectsFile().trimEnd().split('\n');
  expect(rules.indexOf('/ar/services/:slug /ar/services/404.html 404')).toBeLessThan(
    rules.indexOf('/ar/* /ar/404.html 404'),
  );
  expect(rules.at(-1)).toBe('/* /404.html 404');
});

it.each([
  ['https://www.firm.example', 'www.firm.example firm.example'],
  ['https://firm.example', 'firm.example www.firm.example'],
  ['https://site.firm.example', 'site.firm.example'],
  ['http://127.0.0.1:8080', '127.0.0.1'],
])('has a server for each name of %s', (siteUrl, names) => {
  expect(/server_name (.*);/.exec(nginxSite(siteUrl, {}))?.[1]).toBe(names);
});

it('refuses for nginx a value that would end its line', () => {
  for (const value of ['a" b', '$host']) {
    expect(() => nginxSite('https://x.example', { 'X-A': value })).toThrow("can't hold");
  }
});

it('finds the certificate where certbot keeps it', () => {
  expect(nginxTls('https://www.firm.example')).toMatch(
    /listen \[::\]:443 ssl.*live\/www\.firm\.example\/fullchain\.pem.*TLSv1\.3/s,
  );
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

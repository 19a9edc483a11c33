import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Milliseconds: far more than it takes, for machines that do much else. */
const patience = 120_000;
let root = '';

/** An i18next project of two languages, of which the kit knows two lines. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foreign-'));
  const write = (path: string, content: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write('locales.config.ts', `export default { languages: ['en', 'de'], source: 'en' };\n`);
  const english = { title: 'Basket', items_one: '{{count}} item', items_other: '{{count}} items' };
  write('locales/en/shop.json', JSON.stringify(english, null, 2));
  const german = { title: 'Warenkorb', items_one: '{{count}} Artikel', items_other: 'Artikel' };
  write('locales/de/shop.json', JSON.stringify(german, null, 2));
});
afterAll(() => rmSync(root, { recursive: true }));

function run(...args: string[]): string {
  const bin = resolve('packages/locale-kit/bin.js');
  const { stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: root });
  return stdout.toString() + stderr.toString();
}

it('checks, exports and receives in a project that it does not know', { timeout: patience }, () => {
  expect(run()).toMatch(
    /locales\/de\/shop\.json:4:\d+ items_other: The placeholder \{\{count\}\}/u,
  );
  expect(run('export', 'de', '--all')).toContain('3 texts of “de” are in texts-de.xlf');
  const file = join(root, 'texts-de.xlf');
  cpSync(file, join(root, 'sent.xlf'));
  const target = '>Artikel</target>';
  const right = '><ph id="1">{{count}}</ph> Artikel</target>';
  const sent = readFileSync(file, 'utf8');
  expect(sent).toContain(target);
  writeFileSync(join(root, 'sent.xlf'), sent.replace(target, right));
  expect(run('receive', 'sent.xlf', '--write')).toContain('1 to take');
  expect(run()).toContain('All texts are in order.');
});

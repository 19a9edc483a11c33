import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleSite } from './check/testing/sampleSite';
import { readLocaleFiles } from './files';
import { makeHandIn, prepareHandIn } from './handIn/handIn';
import { keepReceived } from './handIn/received';

const bin = resolve('packages/locale-kit/bin.js');
const file = 'locales/fr/home.json';
/** Milliseconds: far more than it takes, for machines that do much else. */
const patience = 120_000;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-cli-'));
  for (const [path, content] of sampleSite().files) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const config = { languages: ['en', 'ar', 'fr'], source: 'en' };
  writeFileSync(join(root, 'locales.config.ts'), `export default ${JSON.stringify(config)};`);
});
afterEach(() => rmSync(root, { recursive: true }));

async function run(...args: string[]): Promise<string> {
  const command = spawn(process.execPath, [bin, ...args], { cwd: root });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  await once(command, 'close');
  return output;
}

describe('the command', { timeout: patience }, () => {
  it('exports a table once, receives it, and changes what was asked for alone', async () => {
    const exported = ['export', 'fr', '--all', '--format', 'csv'];
    expect(await run(...exported)).toContain('In texts-fr.csv');
    expect(await run(...exported)).toContain('texts-fr.csv is there already');
    const table = join(root, 'texts-fr.csv');
    const before = readFileSync(join(root, file), 'utf8');
    const [, name = ''] = /"intro": "([^"]*)"/u.exec(before) ?? [];
    const text = readFileSync(table, 'utf8');
    writeFileSync(table, text.replace(name, 'Dites-nous tout.'));
    expect(await run('receive', 'texts-fr.csv')).toContain('1 to take');
    expect(await run('receive', 'texts-fr.csv', '--write')).toContain('Files changed:');
    expect(readFileSync(join(root, file), 'utf8')).toBe(before.replace(name, 'Dites-nous tout.'));
    // What it wrote can be handed in: it kept what was received first.
    expect(await run('hand-in', '--author', 'Zoé')).toContain('texts 1');
  });

  it('takes what was changed in the folder of an earlier delivery into the next, and says who hands in', async () => {
    const old = mkdtempSync(join(tmpdir(), 'locales-old-'));
    cpSync(join(root, 'locales'), join(old, 'locales'), { recursive: true });
    keepReceived(old);
    const edit = (folder: string, key: string, by: string) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(new RegExp(`("${key}": )"[^"]*"`, 'u'), `$1"${by}"`));
    };
    edit(old, 'intro', 'Le mien.');
    edit(old, 'headline', 'Le mien aussi');
    makeHandIn(old, prepareHandIn({ ...sampleSite(), root: old }, { author: 'Zoé' }), true);
    edit(root, 'headline', 'Celui du cabinet');
    expect(await run('receive', old, '--write')).toMatch(
      /1 to take.*1 held back, changed here too/u,
    );
    expect(readFileSync(join(root, file), 'utf8')).toContain('"Le mien."');
    expect(readFileSync(join(root, file), 'utf8')).toContain('"Celui du cabinet"');
    expect(await run('hand-in')).toContain('-zoe');
    rmSync(old, { recursive: true });
  });
});

it('reads no file that is just being written', () => {
  writeFileSync(join(root, 'locales/fr/.home.json.0a1b.tmp'), '{');
  const paths = [...readLocaleFiles(root).keys()];
  expect(paths).toContain(file);
  expect(paths.filter((path) => path.endsWith('.tmp'))).toEqual([]);
});

import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLocaleFiles } from './files';
import { hashOf } from './stale/records';

const cli = ['--import', import.meta.resolve('tsx'), resolve('packages/locale-kit/cli.ts')];
const file = 'locales/fr/home.json';
/** Milliseconds: far more than it takes, for machines that do much else. */
const patience = 120_000;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-cli-'));
  cpSync('locales', join(root, 'locales'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path = file) => readFileSync(join(root, path), 'utf8');
const settings = (more: NodeJS.ProcessEnv = {}) => {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  return { ...Object.fromEntries(entries), ...more };
};

function start(args: readonly string[], more?: NodeJS.ProcessEnv) {
  const command = spawn(process.execPath, [...cli, ...args], { cwd: root, env: settings(more) });
  const answer = { output: '' };
  const add = (data: Buffer) => (answer.output += data.toString());
  command.stdout.on('data', add);
  command.stderr.on('data', add);
  const ended = new Promise<string>((done) => command.on('close', () => done(answer.output)));
  return { answer, ended, say: (text: string) => command.stdin.write(text) };
}

const run = (...args: string[]) => start(args).ended;

describe('the command', { timeout: patience }, () => {
  it('overwrites no file of texts that is there, perhaps with translations', async () => {
    const table = join(root, 'texts-ar.csv');
    writeFileSync(table, 'translated');
    const [args, forced] = [['export', 'ar', '--all', '--format', 'csv'], '--force'];
    expect(await run(...args)).toMatch(/texts-ar\.csv is there already.*--out <file>.*--force/u);
    expect(readFileSync(table, 'utf8')).toBe('translated');
    expect(await run(...args, forced)).toContain('are in texts-ar.csv');
    expect(readFileSync(table, 'utf8')).toContain('hero.headline');
  });

  it('receives with questions, and writes nothing over what is saved meanwhile', async () => {
    const before = (key: string) => new RegExp(`"${key}": "([^"]*)"`, 'u').exec(read())?.[1] ?? '';
    const [headline, intro] = [before('headline'), before('nameRequired')];
    const english = (text: string) => ({ english: text, replaces: { english: [hashOf(text)] } });
    const texts = [
      {
        file: 'home',
        key: 'hero.headline',
        old: headline,
        new: 'Décider avant de bâtir',
        ...english('x'),
      },
      {
        file: 'home',
        key: 'form.nameRequired',
        old: intro,
        new: 'Écrivez votre nom.',
        ...english('x'),
      },
    ];
    const sent = { format: 'locales hand-in', version: 2, language: 'fr', texts };
    writeFileSync(join(root, 'sent.json'), JSON.stringify(sent));
    const { answer, ended, say } = start(['receive', 'sent.json', '--review']);
    await expect.poll(() => answer.output, { timeout: patience }).toContain('t = take it');
    const ours = read()
      .replace(headline, 'Le nôtre')
      .replace(/"send": "[^"]*"/u, '"send": "Le nôtre"');
    writeFileSync(join(root, file), ours);
    say('t\n');
    await expect
      .poll(() => answer.output.split('t = take it').length, { timeout: patience })
      .toBe(3);
    say('t\n');
    expect(await ended).toContain(
      'Changed here while you decided, and left as it is: home hero.headline',
    );
    expect(read()).toBe(ours.replace(intro, 'Écrivez votre nom.'));
  });
});

it('reads no file that is just being written', () => {
  writeFileSync(join(root, 'locales/fr/.home.json.0a1b.tmp'), '{');
  const paths = [...readLocaleFiles(root).keys()];
  expect(paths).toContain(file);
  expect(paths.filter((path) => path.endsWith('.tmp'))).toEqual([]);
});

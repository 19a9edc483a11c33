import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkLocales } from '../check/check';
import type { LocaleInput } from '../files';
import { sampleSite, textOf } from '../check/testing/sampleSite';
import { readNotes, withNotes } from '../notes/notes';
import { accept, type Acceptance } from './stale';

let root = '';

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
const git = (...args: string[]) =>
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'pipe' }).toString();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-merge-'));
  git('init', '-q', '-b', 'main');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** The site as it stands in the repository. */
function readSite(): LocaleInput & { files: Map<string, string | Uint8Array> } {
  const site = sampleSite();
  const paths = git('ls-files').split('\n').filter(Boolean);
  site.files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  return site;
}

function acceptAndCommit(message: string, ...what: Acceptance[]) {
  for (const acceptance of what) {
    for (const [path, content] of accept(readSite(), acceptance)) write(path, content);
    git('add', '-A');
  }
  git('commit', '-q', '-m', message);
}

function commitRecordedSite() {
  for (const [path, content] of sampleSite().files) write(path, content);
  git('add', '-A');
  acceptAndCommit('start', { language: 'ar' }, { language: 'fr' });
}

/** On a branch from main: changes an English text and accepts its translations. */
function changeOnBranch(branch: string, key: string, before: string, after: string) {
  git('checkout', '-q', '-b', branch, 'main');
  const file = 'locales/en/home.json';
  write(file, textOf(readSite(), file).replace(before, after));
  git('add', '-A');
  const keys = [key];
  acceptAndCommit(
    branch,
    { language: 'ar', name: 'home', keys },
    { language: 'fr', name: 'home', keys },
  );
}

it('merges two branches that changed different keys, without a conflict', () => {
  commitRecordedSite();
  changeOnBranch('one', 'about.figures.years', 'years of experience', 'years of work');
  changeOnBranch('two', 'contact.intro', 'in front of you', 'before you');
  git('merge', '-q', 'one', '-m', 'both');
  expect(git('status', '--porcelain')).toBe('');
  expect(checkLocales(readSite()).findings).toEqual([]);
});

it('merges the notes of neighbours: two branches accept neighbouring keys', () => {
  commitRecordedSite();
  const file = 'locales/en/home.json';
  const edited = textOf(readSite(), file)
    .replace('in front of you', 'before you')
    .replace('first stone', 'last stone');
  write(file, edited);
  git('commit', '-q', '-a', '-m', 'English');
  for (const key of ['contact.intro', 'hero.headline']) {
    git('checkout', '-q', '-b', key, 'main');
    acceptAndCommit(key, { language: 'fr', name: 'home', keys: [key] });
  }
  git('merge', '-q', 'contact.intro', '-m', 'both');
  const stale = checkLocales(readSite()).findings.map(({ language, key }) => `${language} ${key}`);
  expect(stale).toEqual(['ar hero.headline', 'ar contact.intro']);
});

it('reports a merge that is left unfinished, and writes over none', () => {
  commitRecordedSite();
  const place = { language: 'fr', name: 'home', key: 'hero.headline' };
  const file = 'locales/en/home.json';
  for (const branch of ['one', 'two']) {
    git('checkout', '-q', '-b', branch, 'main');
    for (const [path, content] of withNotes(readSite(), place, { note: branch }))
      write(path, content);
    write(file, textOf(readSite(), file).replace('first stone', `stone ${branch}`));
    git('add', '-A');
    acceptAndCommit(branch, { language: 'fr', name: 'home', keys: [place.key] });
  }
  expect(() => git('merge', '-q', 'one', '-m', 'both')).toThrow('Command failed');
  const site = readSite();
  site.files.set(file, textOf(site, file).replace(/<{7}.*\n|={7}\n[^>]*>{7}.*\n/gu, ''));
  const unmerged = checkLocales(site).findings.filter(({ rule }) => rule === 'merge');
  expect(unmerged).toMatchObject([
    { file: 'locales/en/.source/home.txt', severity: 'error', language: 'en' },
    { file: 'locales/fr/.notes/home.txt', severity: 'error', line: 2 },
    { file: 'locales/fr/.source/home.txt', severity: 'error' },
  ]);
  expect([...readNotes(site, 'fr', 'home').keys()]).toEqual([place.key]);
  expect(() => withNotes(site, place, { note: 'mine' })).toThrow('unfinished merge');
  const { key, ...home } = place;
  expect(() => accept(site, { ...home, keys: [key] })).toThrow('unfinished merge');
});

it('has the notes of contact.intro and hero.headline as neighbours', () => {
  commitRecordedSite();
  const text = textOf(readSite(), 'locales/fr/.source/home.txt');
  expect(text).toMatch(/contact\.intro\n {2}\w+\nhero\.headline\n {2}\w+\n/);
});

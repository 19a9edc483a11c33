import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLocales } from '../check/check';
import { sampleSite, textOf } from '../check/testing/sampleSite';
import { historyOf } from './history';
import { notesPath, readNotes, withNotes, type NotesChange } from './notes';

const place = { language: 'fr', name: 'home', key: 'hero.headline' };
const file = 'locales/fr/home.json';
const approved = { name: 'approved', by: 'Claire "C." Dubois' } as const;

function noted(...changes: NotesChange[]) {
  const site = sampleSite();
  for (const change of changes) {
    for (const [path, content] of withNotes(site, place, change)) site.files.set(path, content);
  }
  return site;
}

const notesOf = (site: ReturnType<typeof sampleSite>) =>
  readNotes(site, 'fr', 'home').get(place.key);

function reword(site: ReturnType<typeof sampleSite>, before = 'première', after = 'dernière') {
  site.files.set(file, textOf(site, file).replace(before, after));
}

describe('notes', () => {
  it('are kept below their key, each with a line of its own', () => {
    const site = noted({ note: ' Deux\nlignes ', state: approved });
    expect(textOf(site, notesPath('fr', 'home'))).toMatch(
      /^hero\.headline\n {2}note "Deux\\nlignes"\n {2}state approved [0-9a-f]{16} "Claire .*"\n$/u,
    );
    expect(notesOf(site)).toEqual({ note: 'Deux\nlignes', state: approved });
    expect(checkLocales(site).findings).toEqual([]);
  });

  it('change one by one, and are taken away', () => {
    expect(notesOf(noted({ note: 'x', state: approved }, { note: 'y' }))).toEqual({
      ...{ note: 'y', state: approved },
    });
    expect(notesOf(noted({ note: 'x', state: approved }, { state: null }))).toEqual({ note: 'x' });
    expect(notesOf(noted({ note: 'x' }, { note: null }))).toBeUndefined();
    expect(() => withNotes(sampleSite(), { ...place, key: 'hero.none' }, { note: 'x' })).toThrow(
      'no text “hero.none”',
    );
  });

  it('are read past what an unfinished merge has left', () => {
    const site = noted({ note: 'x' });
    const path = notesPath('fr', 'home');
    const [ours, theirs] = [{ state: approved }, { state: { name: 'reviewed' } } as const].map(
      (change) => textOf(noted(change), path).replace(`${place.key}\n`, ''),
    );
    const torn = `<<<<<<< ours\n${ours}=======\n${theirs}>>>>>>> theirs\n`;
    site.files.set(path, `${textOf(site, path)}${torn}`);
    expect(readNotes(site, 'fr', 'home')).toEqual(
      new Map([[place.key, { note: 'x', state: { name: 'reviewed' } }]]),
    );
  });
});

describe('an approved text', () => {
  it('loses its state when it is changed, and says so', () => {
    const site = noted({ state: approved });
    reword(site);
    expect(notesOf(site)).toEqual({ lapsed: approved });
    expect(checkLocales(site).findings).toMatchObject([
      { rule: 'lapsed', key: place.key, severity: 'warning', file, line: 3 },
    ]);
    expect(checkLocales(site).findings[0]?.message).toContain('approved by Claire "C." Dubois');
  });

  it('has it again when the wording is put back, or is approved anew', () => {
    const site = noted({ state: approved });
    reword(site);
    reword(site, 'dernière', 'première');
    expect(notesOf(site)).toEqual({ state: approved });
    reword(site);
    for (const [path, content] of withNotes(site, place, { state: { name: 'reviewed' } })) {
      site.files.set(path, content);
    }
    expect(notesOf(site)).toEqual({ state: { name: 'reviewed' } });
  });
});

describe('the history of a text', () => {
  let root = '';
  const identity = ['-c', 'user.name=Claire', '-c', 'user.email=test@example.com'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'pipe' });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'locales-history-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function commit(headline: string, other: string, message: string) {
    const content = { hero: { headline }, other };
    mkdirSync(dirname(join(root, 'site', file)), { recursive: true });
    writeFileSync(join(root, 'site', file), JSON.stringify(content));
    git('add', '-A');
    git('commit', '-q', '-m', message);
  }

  it('has each wording once, with the commit that brought it, also below the repository’s root', () => {
    git('init', '-q');
    commit('un', 'a', 'first');
    commit('deux', 'a', 'second');
    commit('deux', 'b', 'another text');
    const { versions, why } = historyOf(join(root, 'site'), place);
    expect(versions.map(({ text, author, summary }) => [text, author, summary])).toEqual([
      ['deux', 'Claire', 'second'],
      ['un', 'Claire', 'first'],
    ]);
    expect(versions[0]?.date).toMatch(/^\d{4}-\d\d-\d\dT/u);
    expect(why).toBeNull();
  });

  it('says in words why there is none', () => {
    expect(historyOf(root, place)).toEqual({
      versions: [],
      why: expect.stringContaining('no clone of a git repository') as string,
    });
    git('init', '-q');
    expect(historyOf(root, place).why).toBe('The text has not been committed yet.');
  });
});

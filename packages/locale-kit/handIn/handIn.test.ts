import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleSite, textOf } from '../check/testing/sampleSite';
import { withNotes } from '../notes/notes';
import { accept } from '../stale/stale';
import { parseHandIn } from './file';
import { changedTexts, keepReceived, makeHandIn, prepareHandIn } from './handIn';

const file = 'locales/fr/home.json';
const first = 'première pierre';
const [old, english] = [
  'La bonne décision, avant la première pierre',
  'The right decision, before the first stone',
];

type Site = ReturnType<typeof sampleSite>;

function recorded(): Site {
  const site = sampleSite();
  put(site, accept(site, { language: 'fr' }));
  return site;
}

function put(site: Site, files: ReadonlyMap<string, string>): Site {
  for (const [path, content] of files) site.files.set(path, content);
  return site;
}

function reword(site: Site, path: string, before: string, after: string): Site {
  expect(textOf(site, path)).toContain(before);
  return put(site, new Map([[path, textOf(site, path).replace(before, after)]]));
}

const headline = { file: 'home', key: 'hero.headline', english, old };
const place = { language: 'fr', name: 'home', key: 'hero.headline' };

it('hands in what was changed, with its old wording and its English', () => {
  const site = reword(recorded(), file, first, 'dernière pierre');
  expect(changedTexts(site, recorded(), 'fr', [])).toEqual([
    { ...headline, new: 'La bonne décision, avant la dernière pierre' },
  ]);
  expect(changedTexts(recorded(), recorded(), 'fr', [])).toEqual([]);
});

it('hands in what was written for a mark or was missing, and no mark that is left', () => {
  const marked = () => reword(recorded(), file, '"La bonne', '"⟦to translate⟧ La bonne');
  expect(changedTexts(marked(), marked(), 'fr', [])).toEqual([]);
  expect(changedTexts(recorded(), marked(), 'fr', [])).toMatchObject([
    { old: `⟦to translate⟧ ${old}`, new: old },
  ]);
  const missing = reword(recorded(), file, `"headline": "${old}"`, '');
  expect(changedTexts(recorded(), missing, 'fr', [])).toMatchObject([{ old: null, new: old }]);
});

it('hands in “Checked, still right”, and from which English a text was made', () => {
  const changed = 'The right decision, before the last stone';
  const received = reword(recorded(), 'locales/en/home.json', english, changed);
  const accepted = put(
    reword(recorded(), 'locales/en/home.json', english, changed),
    accept(received, { language: 'fr', name: 'home', keys: ['hero.headline'] }),
  );
  expect(changedTexts(accepted, received, 'fr', [])).toEqual([
    { ...headline, english: changed, new: old },
  ]);
  const reworded = reword(received, file, first, 'dernière pierre');
  expect(changedTexts(reworded, recorded(), 'fr', [])).toMatchObject([{ english }]);
});

it('hands in notes and states', () => {
  const change = { note: 'Asked for by the ministry.', state: { name: 'reviewed' } } as const;
  const noted = put(recorded(), withNotes(recorded(), place, change));
  expect(changedTexts(noted, recorded(), 'fr', [])).toEqual([{ ...headline, new: old, ...change }]);
  expect(changedTexts(recorded(), noted, 'fr', [])).toMatchObject([{ note: null, state: null }]);
});

it('says what was handed in before', () => {
  const earlier = (text: string) => ({
    ...({ format: 'locales hand-in', version: 1, language: 'fr' } as const),
    texts: [{ ...headline, new: text }],
  });
  const site = reword(recorded(), file, first, 'dernière pierre');
  expect(changedTexts(site, recorded(), 'fr', [earlier('Un'), earlier(old)])).toMatchObject([
    { earlier: ['Un'] },
  ]);
});

it('knows what was received where there is no git, and refuses what would break the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'locales-hand-in-'));
  try {
    cpSync('locales', join(root, 'locales'), { recursive: true });
    expect(() => prepareHandIn(root, 'fr')).toThrow('were not kept');
    keepReceived(root);
    const path = join(root, 'locales/fr/common.json');
    const before = readFileSync(path, 'utf8');
    const key = /"(\w+)": "([^"]*)"/u;
    const write = (text: string) => writeFileSync(path, before.replace(key, `"$1": "${text}"`));
    write('Mauvais ?');
    const wrong = prepareHandIn(root, 'fr');
    expect(wrong).toMatchObject({ isReady: false, findings: [{ rule: 'rule-15' }] });
    expect(() => makeHandIn(root, wrong)).toThrow('mend them');
    write('Un autre texte');
    keepReceived(root);
    const prepared = prepareHandIn(root, 'fr', { author: 'Claire' });
    const made = [1, 2].map(() => makeHandIn(root, prepared));
    expect(made[0]?.name).toMatch(/^hand-in-fr-\d{4}-\d\d-\d\d\.json$/u);
    expect(made[1]?.name).toMatch(/-2\.json$/u);
    expect(parseHandIn(made[0]?.content ?? '')).toEqual(prepared.handIn);
    write('Encore un autre');
    const again = prepareHandIn(root, 'fr');
    expect(again.handIn.texts).toMatchObject([{ earlier: ['Un autre texte'] }]);
    writeFileSync(path, before);
    expect(() => makeHandIn(root, prepareHandIn(root, 'fr'))).toThrow('No text of “fr”');
  } finally {
    rmSync(root, { recursive: true });
  }
});

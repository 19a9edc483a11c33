import { expect, it } from 'vitest';
import type { FileStatus } from '../../../locale-kit/check/check';
import { textAtPoint } from '../browser/textAtPoint';
import type { BookFinding, BookText } from '../book';
import { coverageSection } from './coverage';
import { findingsSections } from './findings';
import { html } from './html';
import { textList } from './textList';

const plain = (text: string) => text.replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, ' ');
const status = (language: string, name: string, counts: Partial<FileStatus> = {}): FileStatus => ({
  ...{ language, file: `locales/${language}/${name}.json`, wanted: 10, complete: 10 },
  ...{ missing: 0, unknown: 0, stale: 0, suspicious: 0, ...counts },
});

it('escapes texts, and nothing that is HTML already', () => {
  const inner = html`<b title="${'"'}">${'<a> & b'}</b>`;
  expect(html`<p>${[inner, null, false, 3]}</p>`.text).toBe(
    '<p><b title="&quot;">&lt;a&gt; &amp; b</b>3</p>',
  );
});

it('tells how complete each language and each file is', () => {
  const { text } = coverageSection([
    status('en', 'home'),
    status('en', 'common'),
    status('fr', 'home', { complete: 7, missing: 3, stale: 1 }),
    status('fr', 'common'),
  ]);
  expect(plain(text)).toContain('Français 85% 17 of 20 texts 3 1 0 0');
  expect(plain(text)).toContain('home 100% 70% Missing: 3, Out of date: 1');
});

it('shows what changed in English as words taken out and put in', () => {
  const stale: BookFinding = {
    ...{ severity: 'warning', rule: 'stale', language: 'fr', file: 'locales/fr/home.json' },
    ...{ line: 3, column: 1, key: 'a', message: '', suggestion: '', text: 'home#a' },
    change: [
      { kind: 'removed', text: 'last ' },
      { kind: 'added', text: 'first ' },
      { kind: 'same', text: 'stone' },
    ],
  };
  const texts: BookText[] = [{ id: 'home#a', what: null, versions: { en: 'x', fr: 'Pierre' } }];
  const sections = findingsSections({ stale: [stale], missing: [], suspicious: [] }, texts);
  const all = sections.map(({ text }) => text).join('');
  expect(all).toContain('<del>last </del><ins>first </ins>stone');
  expect(all).toMatch(/<p lang="fr" dir="ltr" data-script="latin">\s*Pierre/u);
});

it('gives each version its language and direction, and says which one is missing', () => {
  const versions = { en: 'One', ar: 'واحد', fr: null };
  const { text } = textList([{ id: 'home#a', what: 'A number', versions }], []);
  expect(text).toMatch(/lang="ar" dir="rtl"[^>]*>\s*<dt>.*?<\/dt>\s*<dd>واحد<\/dd>/su);
  expect(plain(text)).toContain('Français Missing');
});

it('takes the smallest text at a point', () => {
  const places: [number, [number, number, number, number]][] = [
    [0, [0, 0, 300, 200]],
    [1, [20, 20, 50, 20]],
  ];
  expect(textAtPoint({ places }, 30, 30)).toBe(1);
  expect(textAtPoint({ places }, 200, 100)).toBe(0);
  expect(textAtPoint({ places }, 400, 30)).toBeNull();
});

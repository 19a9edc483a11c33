import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FileStatus } from '../../locale-kit/check/check';
import { textAtPoint, type BookFinding, type Picture } from './book';
import { Coverage, FindingLists, TextList } from './BookDocument';

const plain = (text: string) => text.replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, ' ');
const status = (language: string, name: string, counts: Partial<FileStatus> = {}): FileStatus => ({
  ...{ language, file: `locales/${language}/${name}.json`, wanted: 10, complete: 10 },
  ...{ missing: 0, unknown: 0, stale: 0, suspicious: 0, ...counts },
});

it('tells how complete each language and each file is', () => {
  const files = [
    status('en', 'home'),
    status('en', 'common'),
    status('fr', 'home', { complete: 7, missing: 3, stale: 1 }),
    status('fr', 'common'),
  ];
  const text = renderToStaticMarkup(<Coverage files={files} />);
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
  const text = { id: 'home#a', what: null, versions: { en: 'x', fr: 'Pierre' } };
  const findings = { stale: [stale], missing: [], suspicious: [] };
  const all = renderToStaticMarkup(
    <FindingLists findings={findings} known={new Map([[text.id, text]])} />,
  );
  expect(all).toContain('<del>last</del> </span><span><ins>first</ins> </span>stone');
  expect(all).toMatch(/<p lang="fr" dir="ltr" data-script="latin">\s*Pierre/u);
});

it('gives each version its language and direction, and says which one is missing', () => {
  const versions = { en: 'One', ar: 'واحد', fr: null };
  const known = new Map([['home#a', { id: 'home#a', what: 'A number', versions }]]);
  const text = renderToStaticMarkup(<TextList summary="" ids={['home#a']} known={known} />);
  expect(text).toMatch(/lang="ar" dir="rtl"[^>]*>\s*<dt>.*?<\/dt>\s*<dd>واحد<\/dd>/su);
  expect(plain(text)).toContain('Français Missing');
});

it('takes the smallest text at a point', () => {
  const picture: Pick<Picture, 'places'> = {
    places: { large: [[0, 0, 300, 200]], small: [[20, 20, 50, 20]] },
  };
  expect(textAtPoint(picture, 30, 30)).toBe('small');
  expect(textAtPoint(picture, 200, 100)).toBe('large');
  expect(textAtPoint(picture, 400, 30)).toBeNull();
});

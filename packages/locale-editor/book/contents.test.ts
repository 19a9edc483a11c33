import { expect, it } from 'vitest';
import type { Screen } from '../../../src/site/routes';
import { checkLocales } from '../../locale-kit/check/check';
import type { LocaleInput } from '../../locale-kit/files';
import { hashOf, noteOf, recordPath } from '../../locale-kit/stale/records';
import { sampleSite, textOf } from '../../locale-kit/check/testing/sampleSite';
import { siteTexts } from '../siteTexts';
import type { Picture } from './book';
import { bookPages, sortFindings, textsElsewhere } from './contents';

const slug = 'visitor-economy-strategy';

function listsOf(input: LocaleInput) {
  return sortFindings(checkLocales(input).findings, siteTexts(input));
}

it('has every text of every language, also the plural forms that English lacks', () => {
  const texts = siteTexts(sampleSite());
  expect(texts.find(({ id }) => id === `services/${slug}#title`)?.versions).toMatchObject({
    en: 'Visitor Economy Strategy',
    ar: 'استراتيجية اقتصاد الزوار',
  });
  const few = texts.find(({ id }) => id.endsWith('_few'));
  expect(few?.versions['ar']).toEqual(expect.any(String));
  expect(few?.versions).not.toHaveProperty('en');
});

it('lists a text that is gone as missing, and one that is odd as one to check', () => {
  const site = sampleSite();
  const path = `locales/fr/services/${slug}.json`;
  const content = JSON.parse(textOf(site, path)) as Record<string, string>;
  const { title: _title, ...rest } = content;
  site.files.set(path, JSON.stringify({ ...rest, summary: `${rest['summary'] ?? ''}  ` }));
  const { missing, stale, suspicious } = listsOf(site);
  expect(missing.map(({ text }) => text)).toEqual([`services/${slug}#title`]);
  expect(new Set(suspicious.map(({ text }) => text))).toContain(`services/${slug}#summary`);
  expect(stale).toEqual([]);
  const french = siteTexts(site).find(({ id }) => id === `services/${slug}#title`);
  expect(french?.versions['fr']).toBeNull();
});

it('takes a broken file for one without texts', () => {
  const site = sampleSite();
  site.files.set('locales/fr/home.json', '{ "hero": ');
  const texts = siteTexts(site).filter(({ id }) => id.startsWith('home#'));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.every(({ versions }) => !versions['fr'])).toBe(true);
});

it('shows which English words have changed since a text was translated', () => {
  const site = sampleSite();
  const name = `services/${slug}`;
  const before = 'Guest Economy Strategy';
  site.files.set(recordPath('fr', name), `title\n  ${hashOf(before)}\n`);
  site.files.set(recordPath('en', name), `title\n  ${noteOf(before)}\n`);
  const [finding] = listsOf(site).stale;
  expect(finding).toMatchObject({ text: `${name}#title`, language: 'fr' });
  expect(finding?.change).toEqual([
    { kind: 'removed', text: 'Guest ' },
    { kind: 'added', text: 'Visitor ' },
    { kind: 'same', text: 'Economy Strategy' },
  ]);
});

it('lists the texts of a page: those of its file first, those of many pages apart', () => {
  const texts = siteTexts(sampleSite());
  const [shared, own, unseen] = [
    'common#nav.services',
    `services/${slug}#intro`,
    `services/${slug}#title`,
  ];
  const picture = (places: string[], hidden: string[] = []): Picture => ({
    ...{ language: 'en', width: 'phone', file: 'x', size: { width: 1, height: 1 } },
    places: Object.fromEntries(places.map((id) => [id, []])),
    unseen: Object.fromEntries(hidden.map((id) => [id, null])),
  });
  const screens: Screen[] = [{ name: 'home' }, { name: 'notFound' }, { name: 'serviceNotFound' }];
  const pages = bookPages(
    new Map<Screen, Picture[]>([
      [{ name: 'service', slug }, [picture([shared, own]), picture([], [unseen])]],
      ...screens.map((screen): [Screen, Picture[]] => [screen, [picture([shared])]]),
    ]),
    texts,
  );
  expect(pages[0]).toMatchObject({ id: slug, address: `/services/${slug}` });
  expect(pages[0]?.own.toSorted()).toEqual([own, unseen]);
  expect(pages[0]?.shared).toEqual([shared]);
  const elsewhere = textsElsewhere(pages, texts);
  expect(elsewhere).toHaveLength(texts.length - 3);
  expect(elsewhere).not.toContain(own);
});

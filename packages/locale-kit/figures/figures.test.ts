import { describe, expect, it } from 'vitest';
import { languages, localesFolder } from '../project';
import { figuresOf, figuresPage } from './figures';
import { readServices, sharedSequences, twice, type ServiceTexts } from './services';

const service = (slug: string, ...texts: string[]): ServiceTexts => ({
  ...{ slug, texts, phases: texts, outputs: [], questions: [] },
});

describe.each(languages)('the services in $code', ({ code }) => {
  const services = readServices(localesFolder, code);

  it('share no sequence of six words', () => {
    expect(sharedSequences(services)).toEqual([]);
  });

  it('ask no question twice', () => {
    expect(twice(services.flatMap(({ questions }) => questions))).toEqual([]);
  });

  it('name no document twice', () => {
    expect(twice(services.flatMap(({ outputs }) => outputs))).toEqual([]);
  });
});

describe('what is counted', () => {
  it('finds six words that two services share, and not those of one', () => {
    const one = service(
      'one',
      'We read the deeds, the map and the rates.',
      'We read the deeds, the map and.',
    );
    expect(sharedSequences([one])).toEqual([]);
    const other = service('other', 'They say: read the deeds, the map AND more.');
    expect(sharedSequences([one, other])).toEqual([
      { words: 'read the deeds the map and', slugs: ['one', 'other'] },
    ]);
  });

  it('finds a name that stands twice, however it is written', () => {
    expect(twice(['Spending account', 'Draft compact', 'spending account'])).toEqual([
      'spending account',
    ]);
  });

  it('counts phases of one skeleton, and those that end on a document or open with “we”', () => {
    const mould = service('mould', ...Array<string>(4).fill('We look. The result is a map.'));
    const varied = service(
      'varied',
      'We look.',
      'Deeds come first. Rents follow.',
      'Who pays? The state does. It knows. We ask.',
      'A road, a school and a clinic are priced. The owner decides. The plan is a paper.',
    );
    const figures = figuresOf([mould, varied], 'en');
    expect(figures.get('Pages whose four phases have one skeleton')).toBe('1');
    expect(figures.get('Phases with the commonest skeleton of their page')).toBe('63%');
    expect(figures.get('Phases that end on a document')).toBe('5 (63%)');
    expect(figures.get('Phases that open with “we”')).toBe('5 (63%)');
  });

  it('counts lists without articles, and what has two wordings', () => {
    const french = (...texts: string[]) => figuresOf([service('page', ...texts)], 'fr');
    const bare = french('Nous lisons actes, plans et baux.', 'Un jalon. Un point de passage.');
    expect(bare.get('Lists without articles')).toBe('1 on 1 pages');
    expect(bare.get('Terms with two wordings')).toBe('1: point de passage / jalon');
    const right = french('Nous lisons les actes, les plans et les baux.', 'Un jalon. Un autre.');
    expect(right.get('Lists without articles')).toBe('0 on 0 pages');
    expect(right.get('Terms with two wordings')).toBe('0');
  });

  it('counts last sentences that open with «و», and words with and without shadda', () => {
    const figures = figuresOf(
      [
        service(
          'page',
          'نحدّد الأرض. ونقرأ الصك.',
          'نحدد السعر. وزير واحد يقرر.',
          'نقرأ. الثمن معلوم.',
        ),
      ],
      'ar',
    );
    expect(figures.get('Last sentences that open with «و»')).toBe('1 (33%)');
    expect(figures.get('Words with and without shadda or tanwin')).toBe('1');
  });

  it('makes a page of two folders, the earlier one first', () => {
    const page = figuresPage({ now: localesFolder, before: localesFolder });
    expect(page).toContain('| Phases | 112 | 112 |');
  });
});

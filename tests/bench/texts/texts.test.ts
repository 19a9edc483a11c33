import { describe, expect, it } from 'vitest';
import { languages, localesFolder } from '../../../packages/locale-kit/project';
import { figuresPage } from './figures';
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

  it('makes a page of two folders, the earlier one first', () => {
    const page = figuresPage({ now: localesFolder, before: localesFolder });
    expect(page).toContain('| Phases | 112 | 112 |');
  });
});

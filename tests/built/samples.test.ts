import { describe, expect, it } from 'vitest';
import { readNamespace } from '../../src/schemas/readNamespace';
import { firmnessOf } from '../../src/samples/firmness';
import { baseValues } from '../../src/samples/model';
import { roundedBeyond, shownNumber } from '../../src/samples/rounding';
import { models } from '../../src/samples/samples';
import { hasSample, practiceOf } from '../../src/site/catalogue';
import { builtPages } from './site';

const withoutIsolates = (text: string) => text.replace(/\p{Bidi_Control}/gu, '');
const textOf = (element: Element | null | undefined) => withoutIsolates(element?.textContent ?? '');
const papers = builtPages.flatMap((page) =>
  page.screen.name === 'sample' ? [{ ...page, slug: page.screen.slug }] : [],
);

describe.each(papers)('$address', ({ document, language, slug }) => {
  const model = models[slug];
  const common = readNamespace(language.code, 'samples');
  const { decide } = readNamespace(language.code, `samples/${slug}`);
  const format = (value: number) =>
    new Intl.NumberFormat(language.locale).format(value).replace('-', '−');
  const rowsOf = (caption: string) => {
    const id = [...document.querySelectorAll('p')].find((text) => textOf(text) === caption)?.id;
    return [...document.querySelectorAll(`table[aria-labelledby="${id}"] tbody tr`)];
  };

  it('says what to decide with the numbers that its model computes', () => {
    const rows = rowsOf(common.decide.note);
    const decisions = Object.entries(model.decisions(baseValues(model)));
    expect(rows).toHaveLength(decisions.length);
    for (const [index, [id, value]] of decisions.entries()) {
      const number = value === null ? '' : format(shownNumber(model, id, value));
      const withNumber = (text = '') => text.replace('{{value, number}}', withoutIsolates(number));
      const { what, who = '', when = '', cost } = decide[id] ?? {};
      for (const text of [withNumber(what), who, when, withNumber(cost)])
        expect(textOf(rows[index])).toContain(withoutIsolates(text));
    }
  });

  it('has as many rows with “Yes” as its firmness counts, and first the one that the note names', () => {
    const { count, nearest } = firmnessOf(model, model.slider.base);
    const rows = rowsOf(common.change.note);
    const cellsOf = (row: Element) => [...row.querySelectorAll('td')].map(textOf);
    const inRange = rows.filter((row) => cellsOf(row).at(-1)?.endsWith(common.change.yes));
    expect(inRange).toHaveLength(count);
    const { base = 0, changesAt = 0, otherVerdict = '' } = nearest ?? {};
    const shown = withoutIsolates(format(roundedBeyond(changesAt, base)));
    const { cells } = readNamespace(language.code, 'services')[slug].sample;
    for (const place of [rows[0], document.querySelector('.firmness')]) {
      expect(textOf(place)).toContain(shown);
      expect(textOf(place)).toContain(cells[otherVerdict]);
    }
  });
});

it('a service page says from which service the sample paper of its practice is, unless it is its own', () => {
  const wrong = builtPages.flatMap(({ address, document, language, screen }) => {
    if (screen.name !== 'service') return [];
    const { label, sibling } = readNamespace(language.code, 'common').sample;
    const { sampleSlug } = practiceOf(screen.slug);
    const title = sampleSlug && readNamespace(language.code, 'services')[sampleSlug].title;
    const other = title ? sibling.replace('{{service}}', title) : '';
    const expected = hasSample(screen.slug) ? label : other;
    const link = document.querySelector('a[href$="/sample"]');
    const said = textOf(link?.parentElement?.querySelector('span'));
    return said === withoutIsolates(expected) ? [] : [`${address}: ${said}`];
  });
  expect(wrong).toEqual([]);
});

it('the titles of papers differ in their first word or two', () => {
  for (const { code } of new Set(papers.map(({ language }) => language))) {
    const titles = papers
      .filter(({ language }) => language.code === code)
      .map(({ document }) => document.title.split(' ').slice(0, 2).join(' '));
    expect(new Set(titles).size, code).toBe(titles.length);
  }
});

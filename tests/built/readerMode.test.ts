import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { readNamespace } from '../../src/schemas/readNamespace';
import { builtPages, type BuiltPage } from './site';

const withoutSpaces = (text = '') => text.replace(/[\s\u2060]/gu, '');

/** What a reader mode keeps of a page: the texts, without spaces, and the captions of tables. */
function read({ html }: BuiltPage) {
  const { document } = parseHTML(html);
  const article = new Readability(document).parse();
  const { document: kept } = parseHTML(`<main>${article?.content ?? ''}</main>`);
  return {
    text: withoutSpaces(`${article?.title ?? ''} ${kept.querySelector('main')?.textContent ?? ''}`),
    tables: [...kept.querySelectorAll('table')].map(({ textContent }) =>
      withoutSpaces(textContent),
    ),
  };
}

const pagesOf = (name: 'service' | 'sample') =>
  builtPages.filter(({ screen }) => screen.name === name);

describe.each(pagesOf('sample'))('a reader mode of $address', (page) => {
  const { document, screen, language } = page;
  const { text, tables } = read(page);

  it('keeps question, answer, firmness and reason', () => {
    if (screen.name !== 'sample') return;
    const { question } = readNamespace(language.code, 'services')[screen.slug].sample;
    const { verdicts, close } = readNamespace(language.code, `samples/${screen.slug}`);
    const { firmness } = readNamespace(language.code, 'samples');
    const shown = withoutSpaces(document.querySelector('main')?.textContent);
    const answers = [...Object.values(verdicts), ...Object.values(close)];
    const answer = answers.find(({ why }) => shown.includes(withoutSpaces(why)));
    const word = [firmness.firm, firmness.conditional, firmness.open, firmness.close].find((one) =>
      shown.includes(withoutSpaces(one)),
    );
    for (const part of [question, answer?.answer, answer?.why, word])
      expect(text).toContain(withoutSpaces(part));
  });

  it('keeps every table', () => {
    const all = [...document.querySelectorAll('main table')].map((table) => {
      const heard = table.cloneNode(true) as Element;
      // The names of cells on phones, which repeat the head of the column.
      for (const name of heard.querySelectorAll('[aria-hidden="true"]')) name.remove();
      return withoutSpaces(heard.textContent);
    });
    expect(all.length).toBeGreaterThan(1);
    expect(tables).toEqual(all);
  });
});

it.each(pagesOf('service'))('a reader mode keeps the introduction of $address', (page) => {
  const { screen, language } = page;
  if (screen.name !== 'service') return;
  const { intro } = readNamespace(language.code, `services/${screen.slug}`);
  expect(read(page).text).toContain(withoutSpaces(intro));
});

import { expect, it } from 'vitest';
import { hitsIn } from './hits';

const hits = (text: string, query: string) =>
  hitsIn(text, query).flatMap(({ isHit, words }) => (isHit ? words : []));

it.each([
  ['La première pierre', 'premiere', ['première']],
  ['La première pierre', 'pierre la', ['La', 'pierre']],
  ['Cœur de ville', 'coeur', ['Cœur']],
  ['حجر الأساس', 'الاساس', ['الأساس']],
  ['الزوّار', 'الزوار', ['الزوّار']],
  ['Plain', '', []],
  ['Plain', 'nowhere', []],
])('finds in “%s” by “%s” %j', (text, query, found) => {
  expect(hits(text, query)).toEqual(found);
  expect(
    hitsIn(text, query)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});

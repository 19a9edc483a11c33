import { expect, it } from 'vitest';
import { excerpt, wordDiff } from './wordDiff';

it.each([
  ['one two', 'one three', 'one three'],
  ['a b c d e f old', 'a b c d e f new', '… c d e f new'],
  ['old a b c d e f', 'new a b c d e f', 'new a b c d … '],
  ['old a b c d e f g h i j old', 'new a b c d e f g h i j new', 'new a b c d … g h i j new'],
  ['old a b c d e f g h old', 'new a b c d e f g h new', 'new a b c d e f g h new'],
])('leaves four words around each change: %s', (before, after, shown) => {
  const parts = excerpt(wordDiff(before, after)).filter(({ kind }) => kind !== 'removed');
  expect(parts.map(({ text }) => text).join('')).toBe(shown);
});

import { expect, it } from 'vitest';
import { formatDiff, ownWords, wordDiff, type DiffPart } from './wordDiff';

it.each([
  ['one two three', 'one two three', 'one two three'],
  ['before the first stone', 'before the last stone', 'before the [first → last] stone'],
  ['the stone', 'the very first stone', 'the [new: very first] stone'],
  ['the very first stone', 'the stone', 'the [removed: very first] stone'],
  ['the first stone', 'the first stone laid', 'the first stone [new: laid]'],
  ['the first stone laid', 'the first stone', 'the first stone [removed: laid]'],
  ['Ask us.', 'Ask us!', 'Ask us[. → !]'],
  ['', 'new', '[new: new]'],
  ['old', '', '[removed: old]'],
  ['{{count}} services', '{{count}} offers', '{{count}} [services → offers]'],
])('“%s” to “%s” is “%s”', (before, after, expected) => {
  expect(formatDiff(wordDiff(before, after))).toBe(expected);
});

it('holds both texts, whatever changed', () => {
  const [before, after] = ['A b, c. D e f {{g}}', 'b c, A. {{g}} e f D'];
  const parts = wordDiff(before, after);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added').replaceAll(' ', '')).toBe(before.replaceAll(' ', ''));
  expect(without('removed').replaceAll(' ', '')).toBe(after.replaceAll(' ', ''));
});

it('shows each of two wordings whole, with the words that the other lacks', () => {
  const [before, after] = ['Vers le site.', 'Vers votre site aussi.'];
  const shown = (parts: readonly DiffPart[]) =>
    parts.map(({ kind, text }) => (kind === 'same' ? text : `[${text}]`)).join('');
  expect(shown(ownWords(before, after, 'removed'))).toBe('Vers [le ]site.');
  expect(shown(ownWords(after, before, 'added'))).toBe('Vers [votre ]site [aussi].');
});

import { expect, it } from 'vitest';
import { excerpt, formatDiff, wordDiff } from './wordDiff';

it('shortens long unchanged parts and keeps the spaces beside a change', () => {
  const words = 'one two three four five six seven eight nine ten';
  const parts = excerpt(
    wordDiff(`${words} old ${words} old ${words}`, `${words} new ${words} new ${words}`),
  );
  expect(parts.map(({ text }) => text).join('')).toBe(
    '… seven eight nine ten oldnew one two three four … seven eight nine ten oldnew one two three four … ',
  );
});

it('shows two wordings whole if more than half of their words differ', () => {
  const [before, after] = ['Nous suivons la loi du pays', 'We split a part of the loi'];
  expect(formatDiff(wordDiff(before, after))).toBe(`[-${before}-][+${after}+]`);
});

it('compares Arabic by words', () => {
  const parts = wordDiff('القرار الذي يسبق حجر الأساس', 'القرار الذي يلي حجر الأساس');
  expect(formatDiff(parts)).toBe('القرار الذي [-يسبق-][+يلي+] حجر الأساس');
});

it.each([
  ['La décision qui précède', 'L’avenir\u00A0: d’abord\u202F!'],
  ['Décider\u00A0: agir, puis voir.', 'Décider\u202F; agir puis tout voir\u202F!'],
  ['القرار الصائب، قبل الحجر', 'القرار، قبل كل حجر'],
  ['', 'new'],
])('neither repeats nor loses a word between %j and %j', (before, after) => {
  const parts = wordDiff(before, after);
  const without = (kind: string) => parts.filter((part) => part.kind !== kind);
  const joined = (kind: string) => without(kind).map(({ text }) => text);
  expect([joined('added').join(''), joined('removed').join('')]).toEqual([before, after]);
});

import { expect, it } from 'vitest';
import { excerpt, formatDiff, wordDiff } from './wordDiff';

it('leaves out what is long and the same, and no space beside a change', () => {
  const words = 'one two three four five six seven eight nine ten';
  const parts = excerpt(
    wordDiff(`${words} old ${words} old ${words}`, `${words} new ${words} new ${words}`),
  );
  expect(parts.map(({ text }) => text).join('')).toBe(
    '… seven eight nine ten oldnew one two three four … seven eight nine ten oldnew one two three four … ',
  );
});

it('compares Arabic by words', () => {
  const parts = wordDiff('القرار الذي يسبق حجر الأساس', 'القرار الذي يلي حجر الأساس');
  expect(formatDiff(parts)).toBe('القرار الذي [-يسبق-][+يلي+] حجر الأساس');
});

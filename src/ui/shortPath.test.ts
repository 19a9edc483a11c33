import { expect, it } from 'vitest';
import { shortPath } from './shortPath';

it.each([
  ['absolute lines become relative', 'M10 10L20 30L15 30L15 0', 'M10 10l10 20h-5v-30'],
  ['lines without length go', 'M10 10L10 10h0L11 12', 'M10 10l1 2'],
  ['needless zeros, letters and separators go', 'M0 0L0.5 0.5L-0.2 0.8', 'M0 0l.5.5-.7.3'],
  ['curves keep their handles', 'M1 1C2 2 3 3 4 1s2 2 3 0', 'M1 1c1 1 2 2 3 0s2 2 3 0'],
  ['further outlines start from the end of the one before', 'M5 5h4M5 3h4', 'M5 5h4m-4-2h4'],
  ['closing leads back to the start', 'M5 5h4v4zM5 5v1', 'M5 5h4v4zm0 0v1'],
])('%s', (_, path, short) => {
  expect(shortPath(path)).toBe(short);
});

it('never adds rounding up', () => {
  const path = `M0 0${Array.from({ length: 50 }, (_, index) => `L${index} ${(index * 0.3).toFixed(1)}`).join('')}`;
  const ends =
    shortPath(path)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const height = ends.slice(2).reduce((sum, value, index) => (index % 2 ? sum + value : sum), 0);
  expect(height).toBeCloseTo(14.7, 6);
});

it('refuses a command that it does not know', () => {
  expect(() => shortPath('M0 0A1 1 0 0 1 2 2')).toThrow('"A"');
});

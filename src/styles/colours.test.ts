import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { practiceRecords } from '../site/practices';
import { accentIn, colourIn } from './colours';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

it('reads a different colour for each practice', () => {
  const accents = practiceRecords.map(({ id }) => accentIn(tokens, id));
  expect(new Set(accents).size).toBe(practiceRecords.length);
});

it('throws for a colour that is not in the sheet', () => {
  expect(() => colourIn(tokens, 'mauve')).toThrow('--color-mauve');
});

import { expect, it } from 'vitest';
import { lengths } from './length';

const limits = { element: 'the label', characters: { other: 4 } };
const meta = { what: 'Label', where: 'Card', limits };

it.each([
  ['<amount>48</amount>%!', 0],
  ['<amount>480</amount>%!', 1],
])('counts what readers see of %j, without its tags', (text, findings) => {
  expect(lengths({ text, language: 'en', meta })).toHaveLength(findings);
});

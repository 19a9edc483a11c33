import { expect, it } from 'vitest';
import { offsetInWording } from './literals';

const wording = 'Plus de <stat>{{count}}</stat>\u00A0ans d’expérience';
const nodes = ['Plus de ', '20', ' ans d’expérience'];
const shown = nodes.join('');

it.each([
  ['words before a tag', shown.indexOf('de'), wording.indexOf('de')],
  ['words behind a tag', shown.indexOf('ans'), wording.indexOf('ans')],
  ['a value at the end of the words before it', shown.indexOf('0'), wording.indexOf('<')],
  ['the end at the end', shown.length, wording.length],
])('finds %s', (_, shownOffset, expected) => {
  expect(offsetInWording(wording, shown, shownOffset)).toBe(expected);
});

it('finds nothing where the page shows other words', () => {
  expect(offsetInWording('Une phrase. Deux.', 'Deux.', 2)).toBeUndefined();
});

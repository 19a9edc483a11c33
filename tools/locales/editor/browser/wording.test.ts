import { expect, it } from 'vitest';
import { offsetInWording, replacementIn } from './wording';

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

it.each<[string, string, string[]]>([
  [
    'letters that are typed',
    wording.replace('ans', 'années'),
    ['Plus de ', '20', ' années d’expérience'],
  ],
  [
    'a word behind a tag',
    wording.replace('\u00A0ans', ', ou plus, ans'),
    ['Plus de ', '20', ', ou plus, ans d’expérience'],
  ],
  [
    'a word before a tag',
    wording.replace('de ', 'de quelque '),
    ['Plus de quelque ', '20', ' ans d’expérience'],
  ],
  ['words that are deleted', wording.replace(' d’expérience', ''), ['Plus de ', '20', ' ans']],
])('changes one text node for %s', (_, after, expected) => {
  const { node = 0, from = 0, length = 0, words = '' } = replacementIn(wording, after, nodes) ?? {};
  const changed = [...nodes];
  const old = nodes[node] ?? '';
  changed[node] = old.slice(0, from) + words + old.slice(from + length);
  expect(changed).toEqual(expected);
});

it.each<[string, string, string, string[]]>([
  ['a tag that has moved', wording, 'Plus <stat>de {{count}}</stat> ans d’expérience', nodes],
  ['a tag that is new', wording, wording.replace('ans', '<b>ans</b>'), nodes],
  [
    'two changes around a tag',
    wording,
    wording.replace('Plus', 'Moins').replace('ans', 'an'),
    nodes,
  ],
  ['words that show twice', '{{a}} et {{b}}', '{{a}} ou {{b}}', ['ce et ça et là']],
  ['words in two text nodes', 'public-privé', 'autre', ['public', '-privé']],
])('leaves %s to React', (_, before, after, page) => {
  expect(replacementIn(before, after, page)).toBeNull();
});

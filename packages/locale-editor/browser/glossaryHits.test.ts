import { expect, it } from 'vitest';
import { glossaryHits } from './glossaryHits';

const glossary = [
  { id: '1', en: 'tourism', ar: 'السياحة', fr: 'tourisme' },
  { id: '2', en: 'Tourism strategy', ar: 'استراتيجية السياحة' },
  { id: '4', en: 'Home', fr: 'Accueil' },
  { id: '3', en: 'plan', fr: 'plan', note: 'A noun.' },
];
const terms = (english: string) => glossaryHits(english, glossary).map(({ en }) => en);

it.each([
  ['Tourism and a plan', ['tourism', 'plan']],
  ['A plan for tourism', ['plan', 'tourism']],
  ['A tourism strategy', ['Tourism strategy']],
  ['Planning ecotourism', []],
  ['replan, plan!', ['plan']],
  ['Home', ['Home']],
  ['away from home', []],
  ['', []],
])('finds in “%s” %j', (english, found) => {
  expect(terms(english)).toEqual(found);
});

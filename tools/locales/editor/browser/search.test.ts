import { expect, it } from 'vitest';
import { search, splitAtHits } from './search';

const text = (name: string, key: string, en: string, ar: string, fr: string | null) => ({
  name,
  key,
  what: '',
  where: '',
  english: en,
  limits: {},
  versions: { en, ar, fr },
});
const texts = [
  text('home', 'about.title', 'The headline of us', 'من نحن', 'À propos'),
  text('home', 'hero.headline', 'The first stone', 'حجر الأساس', 'La première pierre'),
  text('common', 'a11y.phase', 'Phase {{number}}', 'المرحلة', null),
  text('services/visitor-economy-strategy', 'title', 'Visitors', 'الزوّار', 'Cœur'),
];
const found = (query: string) => search(texts, query).map(({ key }) => key);

it.each([
  ['words in any order', 'stone first', ['hero.headline']],
  ['a key', 'home#hero.headline', ['hero.headline']],
  ['a word and part of a key', 'pierre hero', ['hero.headline']],
  ['letters without their accents, and spaces of any kind', 'la\u202Fpremiere', ['hero.headline']],
  ['Arabic without its hamza', 'حجر الاساس', ['hero.headline']],
  ['Arabic without vowel signs', 'الزوار', ['title']],
  ['joined letters typed apart', 'coeur', ['title']],
  ['the name of a service', 'visitor-economy', ['title']],
  ['a placeholder', '{{number}}', ['a11y.phase']],
  ['nothing for whitespace', '   ', []],
  ['a word with a wrong letter', 'headlime', ['about.title', 'hero.headline']],
  ['a word with a letter too many, in Arabic', 'الأسااس', ['hero.headline']],
  ['nothing if one word is missing', 'first nowhere', []],
])('finds texts by %s', (_, query, keys) => {
  expect(found(query)).toEqual(keys);
});

it('finds the words of drafts', () => {
  const draftsOf = ({ key }: { key: string }) => (key === 'title' ? ['Le brouillon'] : []);
  expect(search(texts, 'brouillon', draftsOf).map(({ key }) => key)).toEqual(['title']);
});

it('splits a text at the words that are found', () => {
  expect(splitAtHits('La Première pierre', 'premiere')).toEqual(['La ', 'Première', ' pierre']);
  expect(splitAtHits('Le cœur, les cœurs', 'coeur')).toEqual([
    'Le ',
    'cœur',
    ', les ',
    'cœurs',
    '',
  ]);
  expect(splitAtHits('Rien', 'premiere')).toEqual(['Rien']);
});

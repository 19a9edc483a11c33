import { expect, it } from 'vitest';
import { sampleSite, textOf } from './testing/sampleSite';
import { fold } from './fold';
import { pairedTexts } from './pairs';
import { textSearch } from './search';

const search = textSearch([
  { id: 'home#about.title', versions: ['The headline of us', 'من نحن', 'À propos'] },
  { id: 'home#hero.headline', versions: ['The first stone', 'حجر الأساس', 'La première pierre'] },
  { id: 'common#a11y.phase', versions: ['Phase {{number}}', 'المرحلة', 'Phase {{number}}'] },
  { id: 'services/visitor-economy-strategy#title', versions: ['Visitors', 'الزوّار', 'Cœur'] },
]);
const found = (query: string) => search(query).map(({ id }) => id);

it.each([
  ['a key', 'hero.headline', 'home#hero.headline'],
  ['a file and its key', 'home#hero.headline', 'home#hero.headline'],
  ['words in any order', 'stone first', 'home#hero.headline'],
  ['a word and a part of a key', 'pierre hero', 'home#hero.headline'],
  ['a word without its accents', 'premiere', 'home#hero.headline'],
  ['Arabic without its hamza', 'حجر الاساس', 'home#hero.headline'],
  ['Arabic without its marks', 'الزوار', 'services/visitor-economy-strategy#title'],
  ['joined letters typed apart', 'coeur', 'services/visitor-economy-strategy#title'],
  ['the name of a service', 'visitor-economy', 'services/visitor-economy-strategy#title'],
  ['a placeholder', '{{number}}', 'common#a11y.phase'],
])('finds a text by %s', (_, query, id) => {
  expect(found(query)).toEqual([id]);
});

it('puts keys before texts', () => {
  expect(found('headline')).toEqual(['home#hero.headline', 'home#about.title']);
});

it('finds nothing for nothing, and only what holds every word', () => {
  expect(found('   ')).toEqual([]);
  expect(found('first nowhere')).toEqual([]);
});

it('folds what people type in several ways', () => {
  expect(fold('  Prêt\u202F? ')).toBe('pret ?');
  expect(fold('\u2066GCC\u2069 — إلى مدرسـة')).toBe('gcc - الي مدرسه');
  expect(fold('l’Œuvre')).toBe("l'oeuvre");
  expect(fold('«\u00A0PPP\u00A0» – “PPP”')).toBe('"ppp" - "ppp"');
  expect(fold('کتابی ٢٠٣٠')).toBe('كتابي 2030');
});

it('finds a text of the site by any of its languages, and gives it in all', () => {
  const site = sampleSite();
  site.files.set('locales/ar/home.json', '{ "hero": ');
  const [first, ...others] = textSearch(pairedTexts(site))('premiere pierre');
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    ...{ id: 'home#hero.headline', name: 'home', key: 'hero.headline', what: 'Headline' },
    pairs: {
      en: 'The right decision, before the first stone',
      ar: null,
      fr: 'La bonne décision, avant la première pierre',
    },
  });
  const few = pairedTexts(site).find(({ key }) => key === 'services.count_few');
  expect(few?.pairs).toEqual({ ar: null });
});

it('finds a form for 0 that a language has added', () => {
  const site = sampleSite();
  const file = 'locales/fr/home.json';
  const added = textOf(site, file).replace('"count_one"', '"count_zero": "Rien du tout", $&');
  site.files.set(file, added);
  expect(textSearch(pairedTexts(site))('rien du tout')).toMatchObject([
    { key: 'services.count_zero', pairs: { fr: 'Rien du tout' } },
  ]);
});

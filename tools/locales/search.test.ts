import { expect, it } from 'vitest';
import { fold, textSearch } from './search';

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

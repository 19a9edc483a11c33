import { expect, it } from 'vitest';
import { languages } from '../site/languages';
import { readNamespace } from '../schemas/readNamespace';
import type { Namespace } from '../schemas/resources';

/** Files in which the firm speaks of itself; those of a service also count offices and documents of others. */
const files: readonly Namespace[] = ['common', 'home', 'services', 'samples'];

const tens = ['twenty', 'thirty', 'vingt', 'trente'];
const ones =
  'one two three four five six seven eight nine ten eleven twelve fifteen deux trois quatre cinq sept huit neuf dix onze douze quinze'.split(
    ' ',
  );
const latinNumber = `(?:\\p{Nd}+|(?:${tens.join('|')})(?:[\\s-](?:et-)?(?:${[...ones, 'une?'].join('|')}))?|${ones.join('|')})`;
const latinThings =
  '(?:services|practices|papers|offices|cities|languages|pratiques|domaines|expertises|exemples|notes|études|bureaux|villes|langues)';
const arabicNumber =
  '(?:\\p{Nd}+|(?:ثلاث|أربع|خمس|ست|سبع|ثمان|ثماني|ثمانٍ|تسع|عشر)[ةو]?|عشرون|عشرين|ثلاثون|ثلاثين)';
const arabicThings = '(?:خدم(?:ة|ات)|مجال(?:ات)?|ممارسات|مذكرات|نماذج|أوراق|دراسات|مكاتب|مدن|لغات)';

/** A number, then at most two words, then what a record of `src/site/` counts. */
const counts = [
  new RegExp(
    `(?<!\\p{L})${latinNumber}(?:[\\s-]+[\\p{L}’]+){0,2}?\\s+${latinThings}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})و?${arabicNumber}(?:\\s+\\p{L}+){0,2}?\\s+${arabicThings}(?!\\p{L})`, 'u'),
];

function countsIn(texts: unknown): string[] {
  const found: string[] = [];
  JSON.parse(JSON.stringify(texts), (_, value: unknown) => {
    if (typeof value === 'string' && counts.some((count) => count.test(plain(value))))
      found.push(value);
    return value;
  });
  return found;
}

function plain(text: string): string {
  return text.replace(/\p{Bidi_Control}|<[^>]*>/gu, '').replace(/[\u064b-\u0652]/g, '');
}

it.each(languages)('no text in $code counts what the records count', ({ code }) => {
  for (const file of files) expect(countsIn(readNamespace(code, file)), file).toEqual([]);
});

it.each([
  'Twenty-eight services in five practices',
  '28 services',
  'Offices in <b>three</b> cities',
  'Read one of five sample papers.',
  'Vingt-huit services, dans cinq domaines',
  'Nos trois bureaux',
  'ثمان وعشرون خدمة',
  'لدينا خمسة مجالات',
  'نعمل من ثلاثة مكاتب',
])('sees the count in “%s”', (text) => {
  expect(countsIn({ text })).toEqual([text]);
});

it('leaves a number alone that the site fills in', () => {
  expect(countsIn({ text: '{{count}} services in all practices', other: 'عدد خدمات' })).toEqual([]);
});

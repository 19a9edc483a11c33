import { expect, it } from 'vitest';
import { defaultLanguage, languages } from './languages';

it('uses each code once, as the prefix too, and no prefix for the default language', () => {
  expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  expect(languages.filter(({ prefix }) => prefix === '')).toEqual([defaultLanguage]);
  for (const { code, prefix } of languages) expect(['', `/${code}`]).toContain(prefix);
});

it('formats numbers with Western digits', () => {
  for (const { locale } of languages) {
    const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
    expect(numbers.format(1234567890)).toBe('1234567890');
  }
});

it.each(languages.filter(({ writingSystem }) => writingSystem === 'arabic'))(
  'sets Western digits and the only Arabic locale of Facebook, $code',
  ({ locale, openGraph }) => {
    expect(new Intl.Locale(locale).numberingSystem).toBe('latn');
    expect(openGraph).toBe('ar_AR');
  },
);

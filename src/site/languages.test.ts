import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages } from './languages';

describe('the list of languages', () => {
  it('has codes and prefixes of their own, and one language without a prefix', () => {
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
    expect(languages.filter(({ prefix }) => prefix === '')).toEqual([defaultLanguage]);
    for (const { code, prefix } of languages) expect(['', `/${code}`]).toContain(prefix);
  });

  it('has locales with Western digits only', () => {
    for (const { format } of languages) {
      expect(new Intl.NumberFormat(format, { useGrouping: false }).format(1234567890)).toBe(
        '1234567890',
      );
    }
  });
});

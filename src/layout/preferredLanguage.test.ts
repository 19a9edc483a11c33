import { expect, it } from 'vitest';
import { preferredLanguage } from './preferredLanguage';

it.each([
  [['ar'], 'ar'],
  [['ar-EG'], 'ar'],
  [['AR-ae'], 'ar'],
  [['fr-CA', 'en'], 'fr'],
  [['de', 'pt-BR', 'fr', 'ar'], 'fr'],
  [['en-ZA', 'ar'], 'en'],
  [['zh-Hant-TW', 'ar-Latn-MA'], 'ar'],
  [['de', 'ja'], undefined],
  [['ara', 'french', '*', ''], undefined],
  [[], undefined],
])('%j prefers %s', (wanted, code) => {
  expect(preferredLanguage(wanted)?.code).toBe(code);
});

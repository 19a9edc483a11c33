import { expect, it } from 'vitest';
import { languages } from '../site/languages';
import { preferredLanguage } from './preferredLanguage';

const [first, second] = languages.map(({ code }) => code);

it.each([
  [[first], first],
  [[`${second}-XA`], second],
  [[`${second?.toUpperCase()}-xa`, first], second],
  [['qaa', 'qab-QM', second, first], second],
  [[`${first}-Latn-XB`, second], first],
  [['qaa', 'qab'], undefined],
  [[`${first}a`, 'french', '*', ''], undefined],
  [[], undefined],
])('%j prefers %s', (wanted, code) => {
  expect(preferredLanguage(wanted.filter((tag) => tag !== undefined))?.code).toBe(code);
});

import { expect, it } from 'vitest';
import { terminalLanguage } from './terminalLanguage';

it.each([
  ['the language that is asked for', 'fr', 'en-US', 'fr'],
  ['that of the system', undefined, 'fr-CA', 'fr'],
  ['English where the system has another', undefined, 'ar-EG', 'en'],
])('prints %s', (_, wanted, system, expected) => {
  expect(terminalLanguage(wanted, system)).toBe(expected);
});

it.each([
  ['ar', 'npm run locales edit'],
  ['de', 'en, fr'],
])('refuses the language %s with the reason', (wanted, part) => {
  expect(() => terminalLanguage(wanted)).toThrow(part);
});

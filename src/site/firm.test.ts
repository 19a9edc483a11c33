import { expect, it } from 'vitest';
import { isPlaceholder, phoneHref } from './firm';

it('recognises a placeholder endpoint by its marker', () => {
  expect(isPlaceholder('https://forms.example.com/f/YOUR_FORM_ID')).toBe(true);
  expect(isPlaceholder('https://forms.example.com/f/abc')).toBe(false);
});

it('removes the spaces of a phone number in its link', () => {
  expect(phoneHref('+971 00 000 0000')).toBe('tel:+971000000000');
});

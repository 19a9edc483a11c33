import { expect, it } from 'vitest';
import { withoutDrafts } from './localeModules';

it('leaves the texts of draft services out of a build', () => {
  const drafts = ['coastal'];
  const texts = { title: 'Coastal', question: 'Which coast?' };
  expect(withoutDrafts('services', { land: texts, coastal: texts }, drafts)).toEqual({
    land: texts,
  });
  expect(withoutDrafts('services/coastal', texts, drafts)).toEqual({});
  expect(withoutDrafts('services/land', texts, drafts)).toBe(texts);
});

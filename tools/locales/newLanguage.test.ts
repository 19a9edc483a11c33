import { expect, it } from 'vitest';
import { sampleSite } from './testing/sampleSite';
import { newLanguageFiles, ownName } from './newLanguage';

it('copies the source in the plural forms of the language, with a mark before what is to translate', () => {
  const files = newLanguageFiles('pl', sampleSite());
  expect(files.get('locales/pl/home.json')).toContain(
    '"count_few": "⟦to translate⟧ {{count}} services"',
  );
  expect(files.get('locales/pl/common.json')).toContain('"name": "Strategy Solutions"');
});

it('knows the name of a language in itself', () => {
  expect(ownName('es')).toBe('Español');
});

it.each(['xx', 'ES'])('refuses %s', (code) => {
  expect(() => newLanguageFiles(code, sampleSite())).toThrow('not the code of a language');
});

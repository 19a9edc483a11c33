import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from '../project';
import { languageRecord } from './addLanguage';

it.each([
  ['es', 'Español', 'ltr', 'latin', '/es', 'es-ES', 'es_ES'],
  ['pt-BR', 'Português (Brasil)', 'ltr', 'latin', '/pt-br', 'pt-BR', 'pt_BR'],
  ['tr', 'Türkçe', 'ltr', 'latin', '/tr', 'tr-TR', 'tr_TR'],
  ['sw', 'Kiswahili', 'ltr', 'latin', '/sw', 'sw-TZ', 'sw_TZ'],
  ['fa', 'فارسی', 'rtl', 'arabic', '/fa', 'fa-IR-u-nu-latn', 'fa_IR'],
  ['ur', 'اردو', 'rtl', 'arabic', '/ur', 'ur-PK', 'ur_PK'],
  ['uz-Arab', 'اوزبیک (عربی)', 'rtl', 'arabic', '/uz-arab', 'uz-AF-u-nu-latn', 'uz_AF'],
])('derives the record of %s', (code, name, direction, script, prefix, format, openGraph) => {
  expect(languageRecord({ code })).toEqual({
    ...{ code, name, direction, script, prefix, format, openGraph },
  });
});

it('takes name and direction as given', () => {
  const record = languageRecord({ code: 'es', name: 'Castellano', direction: 'rtl' });
  expect(record).toMatchObject({ name: 'Castellano', direction: 'rtl', script: 'latin' });
});

it.each([
  ['', 'not the code of a language'],
  ['spanish', 'not the code of a language'],
  ['xx', 'not the code of a language'],
  ['services', 'not the code of a language'],
  ['../en', 'not the code of a language'],
  ['es-u-nu-latn', 'not the code of a language'],
  ['es-x-own', 'not the code of a language'],
  ['ES', 'Write the code "es"'],
  ['pt_BR', 'not the code of a language'],
  ['pt-br', 'Write the code "pt-BR"'],
  ['iw', 'Write the code "he"'],
  ['ru', 'no fonts for the script of "ru" (Cyrl)'],
  ['he', 'no fonts for the script of "he" (Hebr)'],
])('refuses the code %j', (code, message) => {
  expect(() => languageRecord({ code })).toThrow(message);
});

it.each(['', ' ', "x', y: '", '<b>', '12', 'a\nb'])('refuses the name %j', (name) => {
  expect(() => languageRecord({ code: 'es', name })).toThrow('--name');
});

it('refuses another direction', () => {
  expect(() => languageRecord({ code: 'es', direction: 'left' })).toThrow('ltr (left to right)');
});

it.each(Object.values(sources))('sends developers to %s, which is there', (path) => {
  expect(existsSync(path)).toBe(true);
});

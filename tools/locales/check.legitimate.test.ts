import { expect, it } from 'vitest';
import { checkLocales } from './check';
import { legitimate } from './testing/legitimate';
import { sampleSite, textOf } from './testing/sampleSite';

const headlines = {
  en: 'The right decision, before the first stone',
  ar: 'القرار الصائب، قبل الحجر الأول',
  fr: 'La bonne décision, avant la première pierre',
};

it.each(legitimate)('%s accepts “%s” for “%s”', (language, text, english) => {
  const site = sampleSite();
  const put = (code: keyof typeof headlines, by: string) => {
    const file = `locales/${code}/home.json`;
    const before = JSON.stringify(headlines[code]);
    site.files.set(
      file,
      textOf(site, file).replace(before, () => JSON.stringify(by)),
    );
  };
  if (language === 'en') put('en', text);
  else {
    put('en', english);
    put(language === 'ar' ? 'ar' : 'fr', text);
  }
  const { findings } = checkLocales(site);
  expect(findings.filter(({ file }) => file.startsWith(`locales/${language}/`))).toEqual([]);
});

it('gives no advice on a text of the allow-list, and still says what breaks a page', () => {
  const site = sampleSite();
  const file = 'locales/fr/home.json';
  const put = (text: string) => {
    const before = textOf(sampleSite(), file);
    const after = before.replace(JSON.stringify(headlines.fr), () => JSON.stringify(text));
    site.files.set(file, after);
    site.allowed = [
      ...sampleSite().allowed,
      { text, languages: ['fr'], why: 'The firm writes it so.' },
    ];
    return checkLocales(site).findings.map(({ rule }) => rule);
  };
  expect(put('La « bonne décision, avant la première pierre')).toEqual([]);
  expect(put('La bonne {{count}}')).toEqual(['placeholder-unknown']);
});

import { expect, it } from 'vitest';
import { checkLocales } from './check';
import { legitimate } from '../testing/legitimate';
import { sampleSite, textOf } from '../testing/sampleSite';

/** Makes a text the headline of the sample site in a language. */
function setHeadline(site: ReturnType<typeof sampleSite>, language: string, text: string) {
  const path = `locales/${language}/home.json`;
  const line = `"headline": ${JSON.stringify(text)}`;
  site.files.set(
    path,
    textOf(site, path).replace(/"headline": ".*"/u, () => line),
  );
}

/** The rules that find something in a language. */
const rulesIn = (site: ReturnType<typeof sampleSite>, language: string) =>
  checkLocales(site)
    .findings.filter((found) => found.language === language && found.rule !== 'unrecorded')
    .map(({ rule }) => rule);

it.each(legitimate)('%s accepts “%s” for “%s”', (language, text, english) => {
  const site = sampleSite();
  setHeadline(site, 'en', english);
  setHeadline(site, language, text);
  expect(rulesIn(site, language)).toEqual([]);
});

it.each([
  ['La « bonne décision, avant la première pierre', []],
  ['La bonne {{count}}', ['placeholder-unknown']],
])('allows “%s” in the allow-list, but still reports errors', (text, rules) => {
  const site = sampleSite();
  site.allowed = [...site.allowed, { text, languages: ['fr'], why: 'The firm writes it so.' }];
  setHeadline(site, 'fr', text);
  expect(rulesIn(site, 'fr')).toEqual(rules);
});

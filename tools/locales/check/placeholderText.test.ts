import { expect, it } from 'vitest';
import { checkLocales } from './check';
import { placeholderRules } from './finding';
import { recordPath } from '../record/records';
import { labels } from '../files/placeholderText';
import { sampleSite, textOf } from '../testing/sampleSite';

/** Findings for the sample site with an edited home file. */
function homeWith(language: string, change: (text: string) => string, shown = language) {
  const site = sampleSite();
  const path = `locales/${language}/home.json`;
  site.files.set(path, change(textOf(site, path)));
  const { findings, files } = checkLocales(site);
  const file = `locales/${shown}/home.json`;
  const status = files.find((status) => status.file === file);
  return { site, status, findings: findings.filter((found) => found.file === file) };
}

it.each([labels.translate, labels.write, '⟦', '⟧', 'to translate⟧ '])(
  'reports a text with %s as an error with its position, and nothing else',
  (label) => {
    for (const language of ['en', 'fr', 'ar']) {
      const put = (text: string) => text.replace('"intro": "', `"intro": "${label}`);
      const { findings, status } = homeWith(language, put);
      const column = '    "intro": '.length + 1;
      const rule = expect.toBeOneOf([...placeholderRules]) as string;
      expect(findings).toMatchObject([{ severity: 'error', rule, key: 'contact.intro', column }]);
      expect(status).toMatchObject({ complete: (status?.wanted ?? 0) - 1 });
    }
  },
);

it('does not ask for a record of placeholder text', () => {
  const label = (text: string) => text.replaceAll(/": "(.*")/gu, `": "${labels.translate}$1`);
  const { site } = homeWith('fr', label);
  site.files.set(recordPath('locales/fr/home.json'), '{}');
  const rules = checkLocales(site).findings.map(({ rule }) => rule);
  expect([...new Set(rules)]).toEqual(['to-translate']);
});

it('does not compare translations with English placeholder text', () => {
  const hint = `$1${labels.write}What the button says, in the 3 ways that are known."`;
  const put = (text: string) => text.replace(/("headline": ").*"/u, hint);
  expect(homeWith('en', put, 'fr').findings).toEqual([]);
});

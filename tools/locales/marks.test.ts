import { expect, it } from 'vitest';
import { checkLocales } from './check';
import { markRules } from './finding';
import { sampleSite, textOf } from './testing/sampleSite';
import { marks } from './rules/text';
import { accept } from './stale';
import { recordPath } from './records';

const input = sampleSite();
const home = (language: string) => `locales/${language}/home.json`;

function checkWith(language: string, change: (text: string) => string) {
  const text = change(textOf(input, home(language)));
  const report = checkLocales({ ...input, files: new Map(input.files).set(home(language), text) });
  const findings = report.findings.filter(
    ({ file, severity }) => file === home(language) && severity === 'error',
  );
  return { findings, status: report.files.find(({ file }) => file === home(language)) };
}

it.each([marks.translate, marks.write, '⟦', '⟧', 'to translate⟧ '])(
  'refuses a text with %s, with its place and nothing else to say about it',
  (mark) => {
    for (const language of ['en', 'fr', 'ar']) {
      const { findings } = checkWith(language, (text) =>
        text.replace(/("intro": ")/u, `$1${mark}`),
      );
      expect(findings).toHaveLength(1);
      expect(findings[0]).toMatchObject({
        severity: 'error',
        rule: expect.toBeOneOf([...markRules]) as string,
        key: 'contact.intro',
      });
      expect(findings[0]?.column).toBe('    "intro": "'.length + 1 + mark.search(/[⟦⟧]/u));
    }
  },
);

it('counts a marked text as missing', () => {
  const { status } = checkWith('fr', (text) =>
    text.replace(/("intro": ")/u, `$1${marks.translate}`),
  );
  expect(status).toMatchObject({ complete: (status?.wanted ?? 0) - 1 });
});

it('keeps a text from being asked for the English that it was made from', () => {
  const files = new Map<string, string | Uint8Array>([
    ...input.files,
    ...accept(input, { language: 'fr' }),
  ]);
  files.set(recordPath('fr', 'home'), '');
  const marked = textOf(input, home('fr')).replaceAll(/": "(.*")/gu, `": "${marks.translate}$1`);
  files.set(home('fr'), marked);
  const { findings } = checkLocales({ ...input, files });
  const rules = findings.filter(({ file }) => file === home('fr')).map(({ rule }) => rule);
  expect([...new Set(rules)]).toEqual(['to-translate']);
});

it('is no English that a translation is compared with', () => {
  const files = new Map<string, string | Uint8Array>([
    ...input.files,
    ...accept(input, { language: 'fr' }),
  ]);
  const english = textOf(input, home('en'));
  const hint = `$1${marks.write}What the button says, in the 3 ways that are known."`;
  files.set(home('en'), english.replace(/("headline": ").*"/u, hint));
  const { findings } = checkLocales({ ...input, files });
  expect(
    findings.filter(({ file, key }) => file === home('fr') && key === 'hero.headline'),
  ).toEqual([]);
});

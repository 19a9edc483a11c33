import { expect, it } from 'vitest';
import { checkLocales } from './check';
import { markRules } from './finding';
import { marks } from './text';
import { readLocales } from '../files';
import { accept } from '../stale/stale';
import { recordPath } from '../stale/records';

const input = readLocales(process.cwd());
const home = (language: string) => `locales/${language}/home.json`;

function checkWith(language: string, change: (text: string) => string) {
  const text = change(new TextDecoder().decode(input.files.get(home(language)) as Uint8Array));
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
        text.replace(/("email": ")/u, `$1${mark}`),
      );
      expect(findings).toHaveLength(1);
      expect(findings[0]).toMatchObject({
        severity: 'error',
        rule: expect.toBeOneOf([...markRules]) as string,
        key: 'contact.email',
      });
      expect(findings[0]?.column).toBe('    "email": "'.length + 1 + mark.search(/[⟦⟧]/u));
    }
  },
);

it('counts a marked text as missing', () => {
  const { status } = checkWith('fr', (text) =>
    text.replace(/("email": ")/u, `$1${marks.translate}`),
  );
  expect(status).toMatchObject({ complete: (status?.wanted ?? 0) - 1 });
});

it('keeps a text from being asked for the English that it was made from', () => {
  const files = new Map<string, string | Uint8Array>([
    ...input.files,
    ...accept(input, { language: 'fr' }),
  ]);
  files.set(recordPath('fr', 'home'), '');
  const marked = new TextDecoder()
    .decode(input.files.get(home('fr')) as Uint8Array)
    .replaceAll(/": "(.*")/gu, `": "${marks.translate}$1`);
  files.set(home('fr'), marked);
  const { findings } = checkLocales({ ...input, files });
  const rules = findings.filter(({ file }) => file === home('fr')).map(({ rule }) => rule);
  expect([...new Set(rules)]).toEqual(['to-translate']);
});

it('is never needed in the real files', () => {
  for (const [file, content] of input.files) {
    expect(new TextDecoder().decode(content as Uint8Array), file).not.toMatch(/[⟦⟧]/u);
  }
});

it('is no English that a translation is compared with', () => {
  const files = new Map<string, string | Uint8Array>([
    ...input.files,
    ...accept(input, { language: 'fr' }),
  ]);
  const english = new TextDecoder().decode(input.files.get(home('en')) as Uint8Array);
  const hint = `$1${marks.write}What the button says, in the 3 ways that are known."`;
  files.set(home('en'), english.replace(/("explore": ").*"/u, hint));
  const { findings } = checkLocales({ ...input, files });
  expect(findings.filter(({ file, key }) => file === home('fr') && key === 'hero.explore')).toEqual(
    [],
  );
});

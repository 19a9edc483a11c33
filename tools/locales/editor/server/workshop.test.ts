import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLocales } from '../../project';
import { accept } from '../../stale';
import { textId, textKey, workOf, type TextReference } from '../texts';
import { blurb, copyOfTexts, longer, opened } from './testTexts';
import type { Workshop } from './workshop';

let texts: ReturnType<typeof copyOfTexts>;
let workshop: Workshop;

beforeEach(() => {
  texts = copyOfTexts();
  workshop = texts.workshop;
});
afterEach(() => texts.remove());

const refusal = (status: number, details = {}) =>
  expect.objectContaining({
    status,
    details: expect.objectContaining(details) as unknown,
  }) as unknown;

/** What there is to do about a text. */
function workAbout(reference: TextReference) {
  const answer = workshop.texts();
  const text = answer.texts.find((each) => textKey(each) === textKey(reference));
  return workOf(text?.versions[reference.language] ?? null, answer.findings[textId(reference)]);
}

it('gives every text with what it is, its limit and what is found in it', () => {
  const { texts: all, findings, glossary } = workshop.texts();
  const start = all.find((text) => textKey(text) === 'home#hero.start');
  expect(start).toMatchObject({
    what: expect.stringMatching(/\w/u) as string,
    where: expect.stringMatching(/\w/u) as string,
    limits: { fr: { unit: 'characters', least: 0 } },
    versions: { en: 'Start Your Strategy Journey' },
  });
  expect(Object.keys(findings)).toEqual(Object.keys(findings).filter((id) => id.includes('#')));
  expect(glossary.length).toBeGreaterThan(50);
});

it('changes one line of the file and nothing else, and leaves nothing beside it', () => {
  const before = texts.read('ar/common.json');
  const text = opened(workshop);
  workshop.save({ ...blurb, text: longer(text, 'الجديدة'), opened: text });
  expect(texts.read('ar/common.json')).toBe(before.replace(text, longer(text, 'الجديدة')));
  expect(
    readdirSync(join(texts.root, 'locales/ar')).filter((name) => name.includes('tmp')),
  ).toEqual([]);
});

it('overwrites nothing that was changed in the meantime, and says what is there', () => {
  const text = opened(workshop);
  const theirs = longer(text, 'غيره');
  texts.write('ar/common.json', texts.read('ar/common.json').replace(text, theirs));
  const save = () => workshop.save({ ...blurb, text: longer(text, 'نصي'), opened: text });
  expect(save).toThrow(refusal(409, { current: theirs }));
  expect(opened(workshop)).toBe(theirs);
});

it('gives the same answer again to who has not heard the first', () => {
  const text = opened(workshop);
  const request = { ...blurb, text: longer(text, 'حقًا'), opened: text };
  expect(workshop.save(request)).toEqual(workshop.save(request));
});

it.each([
  ['a lost placeholder', { language: 'ar', name: 'common', key: 'footer.rights' }, 'نص'],
  ['an empty text', blurb, ' '],
  ['a mark of the editor', blurb, '\u{E0001}\u{E0061}نص\u{E007F}'],
])('refuses %s with the reason', (_, reference, text) => {
  const before = texts.read('ar/common.json');
  const request = { ...reference, text, opened: opened(workshop, reference) };
  const isError = expect.objectContaining({ severity: 'error', key: reference.key }) as unknown;
  expect(() => workshop.save(request)).toThrow(
    refusal(422, { findings: expect.arrayContaining([isError]) as unknown }),
  );
  expect(texts.read('ar/common.json')).toBe(before);
});

it.each([
  ['a text', { language: 'ar', name: 'home', key: 'hero.explore' }],
  ['a plural form', { language: 'ar', name: 'home', key: 'services.count_few' }],
])('puts back %s that is missing, byte for byte', (_, reference) => {
  const whole = texts.read('ar/home.json');
  const text = opened(workshop, reference);
  const line = whole.split('\n').find((each) => each.includes(`${reference.key.split('.')[1]}"`));
  texts.write('ar/home.json', whole.replace(`${line}\n`, ''));
  expect(workAbout(reference)).toBe('missing');
  workshop.save({ ...reference, text, opened: null });
  expect(texts.read('ar/home.json')).toBe(whole);
});

it('takes no text for missing whose file can’t be read, and edits none of it', () => {
  const text = opened(workshop, { language: 'fr', name: 'home', key: 'hero.start' });
  const broken = texts.read('fr/home.json').replace('",\n', '"\n');
  texts.write('fr/home.json', broken);
  const answer = workshop.texts();
  expect(answer.broken).toMatchObject([{ file: 'locales/fr/home.json' }]);
  expect(answer.texts.filter(({ name, versions }) => name === 'home' && 'fr' in versions)).toEqual(
    [],
  );
  const request = { language: 'fr', name: 'home', key: 'hero.start', text: 'x', opened: text };
  expect(() => workshop.save(request)).toThrow(refusal(422));
  expect(texts.read('fr/home.json')).toBe(broken);
});

it.each([
  [{ ...blurb, language: 'xx' }],
  [{ ...blurb, language: '../ar' }],
  [{ ...blurb, name: '../../package' }],
  [{ ...blurb, name: 'services/../common' }],
  [{ ...blurb, name: '/etc/passwd' }],
  [{ ...blurb, key: 'firm.nothing' }],
  [{ ...blurb, key: 'firm' }],
  [{ ...blurb, key: '__proto__.polluted' }],
])('knows no %o', (reference) => {
  const request = { ...reference, text: 'x', opened: null };
  expect(() => workshop.save(request)).toThrow(refusal(404));
  expect(() => workshop.check(request)).toThrow(refusal(404));
});

it('notes a saved or accepted text as right for the present English', () => {
  for (const language of ['ar', 'fr']) {
    for (const [path, content] of accept(readLocales(texts.project), { language })) {
      mkdirSync(dirname(join(texts.root, path)), { recursive: true });
      writeFileSync(join(texts.root, path), content);
    }
  }
  const french = { ...blurb, language: 'fr' };
  const source = { ...blurb, language: 'en' };
  const english = opened(workshop, source);
  workshop.save({ ...source, opened: english, text: longer(english, 'indeed') });
  expect([workAbout(blurb), workAbout(french)]).toEqual(['stale', 'stale']);
  workshop.accept(french);
  const own = opened(workshop);
  workshop.save({ ...blurb, opened: own, text: longer(own, 'حقًا') });
  expect([workAbout(blurb), workAbout(french)]).not.toContain('stale');
});

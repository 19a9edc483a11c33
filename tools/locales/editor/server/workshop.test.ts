import { afterEach, beforeEach, expect, it } from 'vitest';
import { idOf, type TextReference } from '../../files/keys';
import { textKey, workOf } from '../textVersions';
import { writtenSite } from '../../testing/siteOnDisk';
import { createWorkshop, type Workshop } from './workshop';

const file = 'locales/ar/home.json';
const intro = { language: 'ar', name: 'home', key: 'contact.intro' };
const arabic = 'أخبرونا أي قرار أمامكم.';
const english = 'Tell us which decision is in front of you.';
const longer = 'أخبرونا أي قرار أمامكم الآن.';
const request = { ...intro, text: longer, opened: arabic, english };

let site: ReturnType<typeof writtenSite>;
let workshop: Workshop;
beforeEach(() => {
  site = writtenSite();
  workshop = createWorkshop(site.project);
});
afterEach(() => site.remove());

const refusal = (status: number, answer: object) =>
  expect.objectContaining({
    status,
    answer: expect.objectContaining(answer) as unknown,
  }) as unknown;

/** What there is to do about a text. */
function workOn(reference: TextReference) {
  const { texts, findings } = workshop.texts();
  const text = texts.find((candidate) => textKey(candidate) === textKey(reference));
  return workOf(text?.versions[reference.language] ?? null, findings[idOf(reference)]);
}

it('lists every text with its description, limits and findings, and the glossary', () => {
  site.write(file, site.read(file).replace(arabic, 'أخبرونا, أي قرار.'));
  const { texts, findings, glossary } = workshop.texts();
  expect(texts.find((text) => textKey(text) === 'common#nav.services')).toMatchObject({
    what: 'Link',
    where: 'Header',
    limits: { fr: { unit: 'characters', least: 0, most: 14, isHard: false } },
    versions: { en: 'Services', fr: 'Services' },
  });
  expect(Object.keys(findings)).toEqual([idOf(intro)]);
  expect(glossary).toHaveLength(3);
});

it('does not overwrite a text that has changed since it was opened, and returns it', () => {
  const theirs = site.read(file).replace(arabic, 'نص آخر.');
  site.write(file, theirs);
  expect(() => workshop.save(request)).toThrow(refusal(409, { current: 'نص آخر.' }));
  expect(site.read(file)).toBe(theirs);
});

it('answers a repeated request as it answered the first', () => {
  expect(workshop.save(request)).toEqual(workshop.save(request));
});

it.each([
  ['that is empty', ' '],
  ['with a text marker', '\u{E0001}\u{E0061}نص\u{E0001}'],
])('refuses a text %s with its findings', (_, text) => {
  const before = site.read(file);
  const isError = expect.objectContaining({ severity: 'error', key: intro.key }) as unknown;
  expect(() => workshop.save({ ...request, text })).toThrow(
    refusal(422, { findings: expect.arrayContaining([isError]) as unknown }),
  );
  expect(site.read(file)).toBe(before);
});

it('lists a missing text as waiting, and writes it', () => {
  const whole = site.read(file);
  site.write(file, whole.replace(/.*"count_few".*\n/u, ''));
  const few = { ...intro, key: 'services.count_few' };
  expect(workOn(few)).toBe('waiting');
  workshop.save({ ...few, text: '{{count}} خدمات', opened: null, english });
  expect(site.read(file)).toBe(whole);
});

it('neither edits a file that can’t be read nor calls its texts missing', () => {
  const broken = site.read(file).replace('",\n', '"\n');
  site.write(file, broken);
  const answer = workshop.texts();
  expect(answer.onFiles).toMatchObject([{ file }]);
  const listed = answer.texts.filter(({ name, versions }) => name === 'home' && 'ar' in versions);
  expect(listed).toEqual([]);
  expect(() => workshop.save(request)).toThrow('can’t be read');
  expect(site.read(file)).toBe(broken);
});

it.each([
  { language: '../ar' },
  { name: '../../package' },
  { name: 'services/../common' },
  { key: 'contact' },
  { key: '__proto__.polluted' },
])('finds no text for %o', (more) => {
  expect(() => workshop.save({ ...request, opened: null, ...more })).toThrow(
    'has this text no more',
  );
  expect(() => workshop.check({ ...intro, text: 'x', ...more })).toThrow('has this text no more');
});

it('confirms a saved text for the English that the translator saw', () => {
  const changed = 'Tell us which decision is next.';
  const source = { ...intro, language: 'en' };
  workshop.save({ ...source, text: changed, opened: english, english });
  expect(workOn(intro)).toBe('stale');
  workshop.save(request);
  expect(workOn(intro)).toBe('stale');
  // The same wording again, this time in sight of the present English.
  workshop.save({ ...intro, text: longer, opened: longer, english: changed });
  expect(workOn(intro)).toBeUndefined();
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { textKey } from '../../texts';
import { copyOfTexts } from './testTexts';
import type { Workshop } from './workshop';

let texts: ReturnType<typeof copyOfTexts>;
let workshop: Workshop;

beforeEach(() => {
  texts = copyOfTexts();
  workshop = texts.workshop;
});
afterEach(() => texts.remove());

/** Takes the line of a text out of a file. */
function withoutLine(file: string, name: string): { whole: string; text: string } {
  const whole = texts.read(file);
  const line = new RegExp(`^ +"${name}": (".*"),?\\n`, 'mu').exec(whole);
  if (!line?.[1]) throw new Error(`No line ${name}`);
  const rest = whole.replace(line[0], '');
  texts.write(file, line[0].endsWith(',\n') ? rest : rest.replace(/,(\n *\})/u, '$1'));
  return { whole, text: JSON.parse(line[1]) as string };
}

async function missing(reference: { language: string; name: string; key: string }) {
  const { languages } = await workshop.view(reference);
  const own = languages.find(({ language }) => language === reference.language);
  expect(own?.state).toBe('missing');
  return own?.version ?? '';
}

it.each([
  ['a key', { language: 'ar', name: 'home', key: 'hero.start' }, 'start'],
  ['the first key of a group', { language: 'fr', name: 'home', key: 'hero.headline' }, 'headline'],
  ['a plural form', { language: 'ar', name: 'home', key: 'services.count_few' }, 'count_few'],
])('puts back %s that is missing, byte for byte', async (_, reference, line) => {
  const file = `${reference.language}/${reference.name}.json`;
  const { whole, text } = withoutLine(file, line);
  const opened = await missing(reference);
  const { work } = workshop.texts(reference);
  const lacking = Object.entries(work).filter(([, kinds]) => kinds?.includes('missing'));
  expect(lacking).toEqual([[textKey(reference.name, reference.key), ['missing']]]);
  const answer = await workshop.save({ ...reference, text, opened });
  expect(texts.read(file)).toBe(whole);
  expect(whole.split('\n')[answer.line - 1]).toContain(text);
  expect(answer.findings).toEqual([]);
});

it('checks a text that is to be added', async () => {
  const reference = { language: 'ar', name: 'common', key: 'footer.rights' };
  withoutLine('ar/common.json', 'rights');
  const without = texts.read('ar/common.json');
  const opened = await missing(reference);
  const { findings } = await workshop.check({ ...reference, text: 'نص' });
  expect(findings.map(({ severity }) => severity)).toContain('error');
  await expect(workshop.save({ ...reference, text: 'نص', opened })).rejects.toMatchObject({
    status: 422,
  });
  expect(texts.read('ar/common.json')).toBe(without);
});

it('adds no text over one that was added in the meantime', async () => {
  const reference = { language: 'ar', name: 'home', key: 'hero.start' };
  const { whole, text } = withoutLine('ar/home.json', 'start');
  const opened = await missing(reference);
  texts.write('ar/home.json', whole);
  await expect(workshop.save({ ...reference, text: 'نص', opened })).rejects.toMatchObject({
    status: 409,
    details: { current: { state: 'there', text } },
  });
  expect(texts.read('ar/home.json')).toBe(whole);
});

it('says that a text was removed in the meantime, and adds it only when asked again', async () => {
  const reference = { language: 'ar', name: 'home', key: 'hero.start' };
  const view = await workshop.view(reference);
  const opened = view.languages.find(({ language }) => language === 'ar')?.version ?? '';
  const { text, whole } = withoutLine('ar/home.json', 'start');
  await expect(workshop.save({ ...reference, text, opened })).rejects.toMatchObject({
    status: 409,
    details: { current: { state: 'missing', text: '' } },
  });
  await workshop.save({ ...reference, text, opened: await missing(reference) });
  expect(texts.read('ar/home.json')).toBe(whole);
});

it('adds no text that English doesn’t have, and accepts none that is missing', async () => {
  const reference = { language: 'ar', name: 'home', key: 'hero.extra' };
  const saving = workshop.save({ ...reference, text: 'نص', opened: '' });
  await expect(saving).rejects.toMatchObject({ status: 404 });
  withoutLine('ar/home.json', 'start');
  const accepting = workshop.accept({ ...reference, key: 'hero.start' });
  await expect(accepting).rejects.toMatchObject({ status: 404 });
});

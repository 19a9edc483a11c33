import { afterEach, beforeEach, expect, it } from 'vitest';
import { blurb, copyOfTexts, longer, opened } from './testTexts';
import type { Workshop } from './workshop';

let texts: ReturnType<typeof copyOfTexts>;
let workshop: Workshop;

beforeEach(() => {
  texts = copyOfTexts();
  workshop = texts.workshop;
});
afterEach(() => texts.remove());

it('changes one line of the file and nothing else', async () => {
  const before = texts.read('ar/common.json');
  const { text, opened: version } = await opened(workshop);
  const { line } = await workshop.save({
    ...blurb,
    text: longer(text, 'الجديدة'),
    opened: version,
  });
  const [old, now] = [before, texts.read('ar/common.json')].map((file) => file.split('\n'));
  const changed = now?.flatMap((content, index) => (content === old?.[index] ? [] : index + 1));
  expect(changed).toEqual([line]);
  expect(now?.length).toBe(old?.length);
  expect(now?.[line - 1]).toBe(old?.[line - 1]?.replace(text, longer(text, 'الجديدة')));
});

it('overwrites nothing that was changed in the meantime, and says what is there', async () => {
  const { text, opened: version } = await opened(workshop);
  texts.write('ar/common.json', texts.read('ar/common.json').replace(text, longer(text, 'غيره')));
  const saving = workshop.save({ ...blurb, text: longer(text, 'نصي'), opened: version });
  await expect(saving).rejects.toMatchObject({
    status: 409,
    details: { current: { text: longer(text, 'غيره') } },
  });
  expect(texts.read('ar/common.json')).toContain(longer(text, 'غيره'));
});

it('saves beside a change of another text of the file', async () => {
  const { text, opened: version } = await opened(workshop);
  const before = texts.read('ar/common.json');
  texts.write('ar/common.json', `${before}\n`);
  await workshop.save({ ...blurb, text: longer(text, 'ب'), opened: version });
  expect(texts.read('ar/common.json')).toBe(`${before.replace(text, longer(text, 'ب'))}\n`);
});

it('says that a text is saved when only its record can’t be written', async () => {
  const { text, opened: version } = await opened(workshop);
  const request = { ...blurb, text: longer(text, 'حقًا'), opened: version };
  texts.block('ar/.source/common.txt');
  const { unrecorded } = await workshop.save(request);
  expect(unrecorded).toContain('common.txt');
  expect(texts.read('ar/common.json')).toContain(request.text);
});

it('gives the same answer again to who has not heard the first', async () => {
  const { text, opened: version } = await opened(workshop);
  const request = { ...blurb, text: longer(text, 'حقًا'), opened: version };
  expect(await workshop.save(request)).toEqual(await workshop.save(request));
});

it('lets one of many savers of a text win, and all savers of different texts', async () => {
  const { text, opened: version } = await opened(workshop);
  const rivals = ['أ', 'ب', 'ت', 'ث'].map((end) =>
    workshop.save({ ...blurb, text: longer(text, end), opened: version }),
  );
  const outcomes = await Promise.allSettled(rivals);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
  ]);
  const keys = ['error.text', 'notFound.text', 'serviceNotFound.text'];
  await Promise.all(
    keys.map(async (key) => {
      const reference = { ...blurb, key };
      const other = await opened(workshop, reference);
      return workshop.save({ ...reference, opened: other.opened, text: longer(other.text, 'معًا') });
    }),
  );
  expect(texts.read('ar/common.json').match(/معًا\./gu)).toHaveLength(keys.length);
});

it.each([
  ['a lost placeholder', { language: 'ar', name: 'common', key: 'footer.rights' }, 'نص'],
  ['an empty text', blurb, ' '],
  ['an invisible character', blurb, 'نص\u200Bنص'],
  ['a mark of the editor', blurb, '\u{E0001}\u{E0061}نص\u{E007F}'],
])('refuses %s with the reason', async (_, reference, text) => {
  const before = texts.read('ar/common.json');
  const saving = workshop.save({
    ...reference,
    text,
    opened: (await opened(workshop, reference)).opened,
  });
  await expect(saving).rejects.toMatchObject({
    status: 422,
    details: {
      findings: expect.arrayContaining([
        expect.objectContaining({ severity: 'error', key: reference.key }),
      ]) as unknown,
    },
  });
  expect(texts.read('ar/common.json')).toBe(before);
});

it('allows what is only to be looked at, and says it', async () => {
  const reference = { language: 'en', name: 'common', key: 'notFound.text' };
  const { opened: version } = await opened(workshop, reference);
  const text = 'The links below below lead back.';
  const { findings } = await workshop.save({ ...reference, text, opened: version });
  expect(findings).toContainEqual(
    expect.objectContaining({ severity: 'warning', rule: 'doubled-word' }),
  );
  expect(texts.read('en/common.json')).toContain(text);
});

import {
  chmodSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLocales } from '../../locales/read';
import { accept } from '../../locales/stale/accept';
import { copyOfTexts } from './testTexts';
import { Workshop } from './workshop';

const blurb = { language: 'ar', name: 'common', key: 'firm.blurb' };

let texts: ReturnType<typeof copyOfTexts>;
let workshop: Workshop;

beforeEach(() => {
  texts = copyOfTexts();
  workshop = new Workshop(texts.root);
});
afterEach(() => texts.remove());

async function opened(reference = blurb) {
  const { languages } = await workshop.view(reference);
  const own = languages.find(({ language }) => language === reference.language);
  if (own?.state !== 'there') throw new Error('The text is missing');
  return { text: own.text, opened: own.version };
}

/** The text with a word more at its end, still one sentence. */
function longer(text: string, word: string): string {
  return text.replace(/\.?$/u, ` ${word}.`);
}

it('shows a text in all languages, with its description, limits and terms', async () => {
  const view = await workshop.view({ language: 'fr', name: 'home', key: 'hero.start' });
  expect(view.description?.what).toMatch(/\w/u);
  expect(view.description?.where).toMatch(/\w/u);
  expect(view.languages.map(({ language, file }) => [language, file])).toEqual([
    ['en', 'locales/en/home.json'],
    ['ar', 'locales/ar/home.json'],
    ['fr', 'locales/fr/home.json'],
  ]);
  expect(view.languages[0]?.limit).toMatchObject({ unit: 'characters', least: 0 });
});

it('shows the English plural that a language’s own forms come from', async () => {
  const view = await workshop.view({ language: 'ar', name: 'home', key: 'services.count_few' });
  expect(view.languages.map(({ state }) => state)).toEqual(['unneeded', 'there', 'unneeded']);
  expect(view.english).toBe('{{count}} services');
  expect(view.forms.map(({ form }) => form)).toEqual([
    'zero',
    'one',
    'two',
    'few',
    'many',
    'other',
  ]);
  expect(view.forms.find(({ form }) => form === 'few')?.numbers).toBe('3, 4, 5');
});

it('changes one line of the file and nothing else', async () => {
  const before = texts.read('ar/common.json');
  const { text, opened: version } = await opened();
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
  const { text, opened: version } = await opened();
  texts.write('ar/common.json', texts.read('ar/common.json').replace(text, longer(text, 'غيره')));
  const saving = workshop.save({ ...blurb, text: longer(text, 'نصي'), opened: version });
  await expect(saving).rejects.toMatchObject({
    status: 409,
    details: { current: { text: longer(text, 'غيره') } },
  });
  expect(texts.read('ar/common.json')).toContain(longer(text, 'غيره'));
});

it('saves beside a change of another text of the file', async () => {
  const { text, opened: version } = await opened();
  const before = texts.read('ar/common.json');
  texts.write('ar/common.json', `${before}\n`);
  await workshop.save({ ...blurb, text: longer(text, 'ب'), opened: version });
  expect(texts.read('ar/common.json')).toBe(`${before.replace(text, longer(text, 'ب'))}\n`);
});

it('lets one of many savers of a text win, and all savers of different texts', async () => {
  const { text, opened: version } = await opened();
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
      const other = await opened(reference);
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
  const saving = workshop.save({ ...reference, text, opened: (await opened(reference)).opened });
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
  const { opened: version } = await opened(reference);
  const text = `The links ${'below '.repeat(30)}lead back.`;
  const { findings } = await workshop.save({ ...reference, text, opened: version });
  expect(findings).toContainEqual(
    expect.objectContaining({ severity: 'warning', rule: 'long-sentence' }),
  );
  expect(texts.read('en/common.json')).toContain(text);
});

it('edits no file that is broken, and says where it is', async () => {
  const version = (await opened()).opened;
  const broken = texts.read('ar/common.json').replace('"nav"', 'nav');
  texts.write('ar/common.json', broken);
  await expect(workshop.save({ ...blurb, text: 'نص', opened: version })).rejects.toMatchObject({
    status: 422,
    details: { findings: [expect.objectContaining({ rule: 'json' })] },
  });
  expect(texts.read('ar/common.json')).toBe(broken);
});

it.each([
  [{ ...blurb, language: 'xx' }],
  [{ ...blurb, language: '__proto__' }],
  [{ ...blurb, language: '../ar' }],
  [{ ...blurb, name: '../../package' }],
  [{ ...blurb, name: 'services/../common' }],
  [{ ...blurb, name: 'services/no-such-service' }],
  [{ ...blurb, name: '/etc/passwd' }],
  [{ ...blurb, key: 'firm.nothing' }],
  [{ ...blurb, key: 'firm' }],
  [{ ...blurb, key: '__proto__.polluted' }],
  [{ ...blurb, key: 'constructor.name' }],
])('knows no %o', async (reference) => {
  const request = { ...reference, text: 'x', opened: '' };
  await expect(workshop.save(request)).rejects.toMatchObject({ status: 404 });
  await expect(workshop.check(request)).rejects.toMatchObject({ status: 404 });
  await expect(workshop.view(reference)).rejects.toMatchObject({ status: 404 });
});

it('follows no link out of the folder', async () => {
  const { text, opened: version } = await opened();
  const outside = join(texts.root, 'outside.json');
  renameSync(texts.at('ar/common.json'), outside);
  symlinkSync(outside, texts.at('ar/common.json'));
  const saving = workshop.save({ ...blurb, text: longer(text, 'ب'), opened: version });
  await expect(saving).rejects.toMatchObject({ status: 403 });
});

it('follows no linked folder', async () => {
  const { text, opened: version } = await opened();
  const outside = join(texts.root, 'outside');
  renameSync(texts.at('ar'), outside);
  symlinkSync(outside, texts.at('ar'));
  const saving = workshop.save({ ...blurb, text: longer(text, 'ب'), opened: version });
  await expect(saving).rejects.toMatchObject({ status: 403 });
});

it('refuses what stands in a file’s place', async () => {
  const version = (await opened()).opened;
  rmSync(texts.at('ar/common.json'));
  const save = () => workshop.save({ ...blurb, text: 'نص', opened: version });
  await expect(save()).rejects.toMatchObject({ status: 404 });
  mkdirSync(texts.at('ar/common.json'));
  await expect(save()).rejects.toMatchObject({ status: 403 });
});

it('leaves no draft behind and keeps the rights of the file', async () => {
  chmodSync(texts.at('ar/common.json'), 0o640);
  const { text, opened: version } = await opened();
  writeFileSync(texts.at('ar/.keep'), '');
  await workshop.save({ ...blurb, text: longer(text, 'ب'), opened: version });
  expect(readdirSync(texts.at('ar')).sort()).toEqual([
    '.keep',
    '.source',
    'common.json',
    'home.json',
    'services',
  ]);
  expect(statSync(texts.at('ar/common.json')).mode & 0o777).toBe(0o640);
});

it('shows what changed in English until the translation is saved or accepted', async () => {
  const french = { ...blurb, language: 'fr' };
  for (const language of ['ar', 'fr']) recordAll(language);
  const english = await opened({ ...blurb, language: 'en' });
  const changed = longer(english.text, 'indeed');
  await workshop.save({ ...blurb, language: 'en', opened: english.opened, text: changed });
  const rulesOf = async (reference: typeof blurb) => {
    const { languages } = await workshop.view(reference);
    const own = languages.find(({ language }) => language === reference.language);
    return own?.findings.map(({ rule }) => rule);
  };
  expect(await rulesOf(blurb)).toContain('stale');
  expect(await rulesOf(french)).toContain('stale');
  await workshop.accept(french);
  expect(await rulesOf(french)).not.toContain('stale');
  const own = await opened();
  await workshop.save({ ...blurb, opened: own.opened, text: longer(own.text, 'حقًا') });
  expect(await rulesOf(blurb)).not.toContain('stale');
});

function recordAll(language: string): void {
  for (const [path, content] of accept(readLocales(texts.root), { language })) {
    mkdirSync(dirname(join(texts.root, path)), { recursive: true });
    writeFileSync(join(texts.root, path), content);
  }
}

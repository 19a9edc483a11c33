import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLocales } from '../../../locale-kit/files';
import { parseHandIn } from '../../../locale-kit/handIn/file';
import { keepReceived } from '../../../locale-kit/handIn/received';
import { accept } from '../../../locale-kit/stale/stale';
import { textKey } from '../../texts';
import { blurb, copyOfTexts, longer, opened } from './testTexts';
import type { Workshop } from './workshop';

let texts: ReturnType<typeof copyOfTexts>;
let workshop: Workshop;

beforeEach(() => {
  texts = copyOfTexts();
  workshop = texts.workshop;
});
afterEach(() => texts.remove());

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

it('shows what changed in English until the translation is saved or accepted', async () => {
  const french = { ...blurb, language: 'fr' };
  for (const language of ['ar', 'fr']) recordAll(language);
  const english = await opened(workshop, { ...blurb, language: 'en' });
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
  const own = await opened(workshop);
  await workshop.save({ ...blurb, opened: own.opened, text: longer(own.text, 'حقًا') });
  expect(await rulesOf(blurb)).not.toContain('stale');
});

it('lists what needs several files to be seen, and what no text can mend', async () => {
  const service = 'fr/services/visitor-economy-strategy.json';
  const sentence = 'Une destination compte ses hôtes et rarement ce qu’ils laissent.';
  for (const [file, key] of [
    ['fr/home.json', 'intro'],
    [service, 'intro'],
  ] as const) {
    texts.write(file, texts.read(file).replace(new RegExp(`"${key}": "`, 'u'), `$&${sentence} `));
  }
  texts.write(service, texts.read(service).replace('"title"', '"titel": "x",\n  "title"'));
  const { work, onFiles } = workshop.texts({ language: 'fr' });
  expect(work[textKey('services/visitor-economy-strategy', 'intro')]).toContain('check');
  expect(onFiles).toMatchObject([{ rule: 'unknown-key', key: 'titel' }]);
  const { languages } = await workshop.view({
    ...{ language: 'fr', name: 'services/visitor-economy-strategy', key: 'intro' },
  });
  expect(languages.flatMap(({ findings }) => findings.map(({ rule }) => rule))).toContain(
    'repetition',
  );
});

it('takes no text for missing whose file can’t be read', () => {
  texts.write('fr/home.json', texts.read('fr/home.json').replace('",\n', '"\n'));
  const { work, broken } = workshop.texts({ language: 'fr' });
  expect(broken).toMatchObject([{ file: 'locales/fr/home.json', rule: 'json' }]);
  expect(Object.keys(work).filter((id) => id.startsWith('home#'))).toEqual([]);
});

it('hands in what can be handed in, by somebody with a name', async () => {
  keepReceived(texts.root);
  const whole = texts.read('fr/home.json');
  const asked = { language: 'fr', author: 'Claire', note: '' };
  const wrong = whole.replace(/("headline": "[^"]*)"/u, '$1 !"');
  texts.write('fr/home.json', wrong);
  await expect(workshop.handIn(asked)).rejects.toThrow(
    'Of 1 changed texts, 1 would break the site',
  );
  texts.write('fr/home.json', wrong.replace('Dites-nous', 'Écrivez'));
  expect(await workshop.prepareHandIn()).toMatchObject({
    handIn: { texts: [{ key: 'contact.intro' }] },
    heldBack: [{ key: 'hero.headline' }],
  });
  await expect(workshop.handIn({ ...asked, author: ' ' })).rejects.toThrow(
    'who hands the texts in',
  );
  const { texts: sent } = parseHandIn((await workshop.handIn(asked)).content);
  expect(sent.map(({ key }) => key)).toEqual(['contact.intro']);
});

it('hands in what is being saved, not what was there before', async () => {
  keepReceived(texts.root);
  const french = { ...blurb, language: 'fr' };
  const { text, opened: version } = await opened(workshop, french);
  const saving = workshop.save({ ...french, text: longer(text, 'aussi'), opened: version });
  const preparing = workshop.prepareHandIn();
  const handing = workshop.handIn({ language: 'fr', author: 'Claire', note: '' });
  await saving;
  const changed = [{ key: blurb.key, new: longer(text, 'aussi') }];
  expect((await preparing).handIn.texts).toMatchObject(changed);
  expect(parseHandIn((await handing).content).texts).toMatchObject(changed);
});

it('replaces records in one step: who reads them finds all of the old or the new', async () => {
  for (const language of ['ar', 'fr']) recordAll(language);
  const french = { ...blurb, language: 'fr' };
  const paths = ['fr/.source/common.txt', 'en/.source/common.txt'];
  const before = paths.map(texts.read);
  // A second name of the same file keeps what it holds, unless the file itself is written over.
  for (const [index, path] of paths.entries()) linkSync(texts.at(path), texts.at(`../${index}`));
  const english = await opened(workshop, { ...blurb, language: 'en' });
  const changed = longer(english.text, 'indeed');
  await workshop.save({ ...blurb, language: 'en', opened: english.opened, text: changed });
  await workshop.accept(french);
  expect(paths.map(texts.read).map((now, index) => now === before[index])).toEqual(
    paths.map(() => false),
  );
  expect(paths.map((_, index) => texts.read(`../${index}`))).toEqual(before);
});

function recordAll(language: string): void {
  for (const [path, content] of accept(readLocales(texts.root), { language })) {
    mkdirSync(dirname(join(texts.root, path)), { recursive: true });
    writeFileSync(join(texts.root, path), content);
  }
}

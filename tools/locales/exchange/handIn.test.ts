import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeHandIn, noticeNewerCopy } from './handIn';
import { keepReceived, keepReceivedFile, writeTexts } from './handInFolder';
import { readLocaleFiles, readLocales } from '../files/project';
import { planReceipt, receiptFiles } from './receive';
import { applyChanges } from '../files/changes';
import { accept, textsToAccept } from '../check/accept';
import { sampleSite, textOf } from '../testing/sampleSite';
import { fromXliff } from './fromXliff';
import { spokenErrorOf } from '../testing/spokenError';

const home = 'locales/fr/home.json';
const headline = 'La bonne décision, avant la première pierre';

type Site = ReturnType<typeof sampleSite>;
const put = (site: Site, file: string, old: string, text: string) =>
  site.files.set(file, textOf(site, file).replace(old, text));

let root = '';
const project = () => ({ ...sampleSite(), root });
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hand-in-'));
  for (const [path, content] of sampleSite().files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const change = (by: string) => {
  const path = join(root, home);
  const text = readFileSync(path, 'utf8').replace(/("intro": )"[^"]*"/u, `$1"${by}"`);
  writeFileSync(path, text);
};

const handIn = () => makeHandIn(project(), 'Zoé');

it('keeps a copy of the texts when it runs first', () => {
  expect(handIn).toThrow('Nothing has changed');
  change('Votre nom ?');
  expect(handIn().name).toMatch(/^hand-in-fr-[\d-]+\.xlf$/u);
});

it('refuses to hand in while a file can’t be read', () => {
  expect(handIn).toThrow('Nothing has changed');
  writeFileSync(join(root, home), '{');
  expect(handIn).toThrow(`${home} can’t be read`);
});

it('refuses to hand in a changed text that has an error', () => {
  expect(handIn).toThrow('Nothing has changed');
  change('{{');
  expect(handIn).toThrow(`“contact.intro” in ${home} has an error`);
  change('Votre nom ?');
  expect(handIn().name).not.toBe('');
});

it('refuses with git, in the language of the person', () => {
  mkdirSync(join(root, '.git'));
  change('Votre nom ?');
  expect(handIn).toThrow('With git');
  const error = spokenErrorOf(handIn);
  expect(error.messageIn('fr')).toContain('Avec git');
  expect(error.messageIn('ar')).toContain('مع git');
});

it('remembers earlier hand-ins, also in a publisher’s copy', () => {
  keepReceived(root);
  change('Le mien.');
  const made = handIn();
  const file = join(root, made.name);
  writeFileSync(file, made.content);
  const publisher = sampleSite();
  const receipt = planReceipt(fromXliff(readFileSync(file)), publisher);
  expect(receipt).toMatchObject({ author: 'Zoé', texts: [{ verdict: 'taken' }] });
  expect(receiptFiles(receipt, publisher).get(home)).toBe(readFileSync(join(root, home), 'utf8'));
  keepReceivedFile(root, file);
  // A file of the folder itself, too.
  keepReceivedFile(root, join(root, '.hand-in', made.name));
  change('Le mien, encore.');
  expect(handIn().content).toContain('<target>Le mien.</target>');
});

it('turns unsaved changes into a hand-in when a newer copy was unzipped over this one', () => {
  keepReceived(root);
  expect(noticeNewerCopy(project())).toBeUndefined();
  const intro = 'Dites-nous quelle décision vous attend.';
  const english = 'Tell us which decision is in front of you.';
  const text = { language: 'fr', name: 'home', key: 'contact.intro', text: 'Le mien.', english };
  const input = readLocales(project());
  writeTexts(input, applyChanges(input, [text]).files);
  // Changed without the editor, and seen by a command.
  const arabic = join(root, 'locales/ar/home.json');
  const changed = readFileSync(arabic, 'utf8').replace('أخبرونا أي قرار أمامكم.', 'أخبرونا.');
  writeFileSync(arabic, changed);
  expect(noticeNewerCopy(project())).toBeUndefined();
  const newer = sampleSite();
  put(newer, home, headline, 'Décider avant de bâtir');
  for (const [path, content] of [...newer.files, ...accept(newer, textsToAccept(newer, 'fr/home'))])
    writeFileSync(join(root, path), content);
  const kept = noticeNewerCopy(project()) ?? '';
  expect(noticeNewerCopy(project())).toBeUndefined();
  const receipt = planReceipt(fromXliff(readFileSync(join(root, kept))), readLocales(project()));
  expect(receipt.texts).toMatchObject([
    { target: 'أخبرونا.', verdict: 'taken' },
    { target: 'Le mien.', now: intro, verdict: 'taken' },
  ]);
  expect(handIn).toThrow('Nothing has changed');
});

it('turns changes in JSON into a hand-in when a copy with the same records was unzipped over this one', () => {
  keepReceived(root);
  change('Votre nom ?');
  expect(noticeNewerCopy(project())).toBeUndefined();
  const newer = sampleSite();
  put(newer, 'locales/en/home.json', 'in front of you', 'before you');
  for (const [path, content] of newer.files) writeFileSync(join(root, path), content);
  const kept = noticeNewerCopy(project()) ?? '';
  const { units } = fromXliff(readFileSync(join(root, kept)));
  expect(units).toMatchObject([{ language: 'fr', target: 'Votre nom ?' }]);
  expect(noticeNewerCopy(project())).toBeUndefined();
});

it('hands in all languages in one file', () => {
  keepReceived(root);
  change('Votre nom ?');
  const arabic = join(root, 'locales/ar/home.json');
  writeFileSync(
    arabic,
    readFileSync(arabic, 'utf8').replace('أخبرونا أي قرار أمامكم.', 'أخبرونا.'),
  );
  const { name, content } = handIn();
  expect(name).toMatch(/^hand-in-ar-fr-/u);
  const { units } = fromXliff(new TextEncoder().encode(content));
  expect(units.map(({ language, claims }) => [language, claims.target])).toEqual([
    ['ar', 'ar'],
    ['fr', 'fr'],
  ]);
});

it.each(['._home.json', '.DS_Store', '.home.json.swp'])('ignores %s', (name) => {
  keepReceived(root);
  change('Votre nom ?');
  mkdirSync(join(root, 'locales/fr/.source'), { recursive: true });
  for (const folder of ['fr', 'fr/.source'])
    writeFileSync(join(root, 'locales', folder, name), '\0');
  expect(handIn().content).toContain('Votre nom ?');
  expect([...readLocaleFiles(root).keys()].filter((path) => path.endsWith(name))).toEqual([]);
});

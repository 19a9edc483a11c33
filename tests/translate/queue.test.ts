import { readFileSync } from 'node:fs';
import type { HandIn } from '../../packages/locale-kit/handIn/file';
import { strings } from '../../packages/locale-editor/editor/strings';
import { viewStrings } from '../../packages/locale-editor/views/TextViews';
import { expect, test } from './test';
import { textAt, texts } from './texts';

const [english, french] = ['English', 'Français'];
const service = 'visitor-economy-strategy';
const file = `fr/services/${service}.json`;

/** The line of the file that holds a key. */
function lineOf(content: string, key: string): string {
  const line = content.split('\n').find((each) => each.includes(`"${key}":`));
  if (line === undefined) throw new Error(`No line ${key}`);
  return line;
}

test('all that is to do is done by the keyboard alone, without going back to a list', async ({
  page,
  editor,
}) => {
  const whole = texts.read(file);
  const [title, summary] = [textAt(whole, 'title'), textAt(whole, 'summary')];
  const marked = whole.replace(`"${title}"`, '"⟦to translate⟧ Visitor Economy Strategy"');
  texts.write(file, marked.replace(`${lineOf(whole, 'summary')}\n`, ''));
  const common = texts.read('en/common.json');
  const records = texts.read('fr/.source/common.txt');
  const blurb = textAt(common, 'firm.blurb');
  texts.write('en/common.json', common.replace(blurb, blurb.replace(/^\w+/u, 'Otherwise')));

  await editor.open('/fr');
  await editor.turnOn();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(heading(`${strings.work.missing} (1)`)).toBeVisible();
  await expect(heading(`${strings.work.marked} (1)`)).toBeVisible();
  await expect(heading(`${strings.work.stale} (1)`)).toBeVisible();
  await expect(page.getByText(/^99% done: /u)).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(editor.column(french).getByText(strings.missing)).toBeVisible();
  await expect(editor.field(french)).toBeFocused();
  await page.keyboard.insertText(summary);
  await page.keyboard.press('Control+Enter');

  await expect(editor.column(french).getByText(strings.marked)).toBeVisible();
  await expect(editor.field(french)).toBeFocused();
  await expect(editor.field(french)).toHaveValue('');
  await expect(editor.field(english)).toHaveValue('Visitor Economy Strategy');
  await page.keyboard.insertText(title);
  await page.keyboard.press('Control+Enter');

  await expect(editor.column(french).getByText(strings.englishChanged)).toBeVisible();
  await expect(editor.field(french)).toBeFocused();
  await page.keyboard.press('Control+Shift+Enter');
  await expect(editor.column(french).getByText(strings.englishChanged)).toBeHidden();
  expect(texts.read(file)).toBe(whole);

  await page.keyboard.press('Escape');
  await expect(heading(strings.work.missing)).toBeHidden();
  await expect(heading(strings.work.marked)).toBeHidden();
  await expect(heading(strings.work.stale)).toBeHidden();
  texts.write('en/common.json', common);
  texts.write('fr/.source/common.txt', records);
});

test('what isn’t saved is reached from another page', async ({ page, editor }) => {
  await editor.open(`/fr/services/${service}`);
  await editor.turnOn();
  await editor.openFromList('phases.0.title');
  const before = await editor.field(french).inputValue();
  await editor.field(french).fill(`${before} autrement`);
  await page.keyboard.press('Escape');

  await page.goto('/fr');
  await page.getByRole('button', { name: strings.toDo(null) }).click();
  await expect(page.getByRole('heading', { name: `${strings.myDrafts} (1)` })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(editor.field(french)).toHaveValue(`${before} autrement`);
  await page.getByRole('link', { name: strings.showPage }).click();
  await expect(page).toHaveURL(new RegExp(`/fr/services/${service}$`, 'u'));
  await expect(editor.field(french)).toHaveValue(`${before} autrement`);
  await page.getByRole('button', { name: strings.undo }).click();
  await expect(page.getByRole('button', { name: strings.undo })).toBeHidden();
});

test('what was written for a text that is gone is shown, to copy and to discard', async ({
  page,
  editor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.open('/fr');
  await page.evaluate((id) => {
    localStorage.setItem(`translate:draft:${id}`, '{"text":"Mes mots","opened":""}');
  }, 'fr/home#hero.gone');
  await page.reload({ waitUntil: 'networkidle' });
  await editor.turnOn();
  await page.getByRole('button', { name: strings.toDo(1) }).click();
  await editor.line('hero.gone').click();
  await expect(editor.panel.getByText('Mes mots')).toBeVisible();
  await editor.panel.getByRole('button', { name: strings.copy }).first().click();
  await expect(editor.panel.getByText(strings.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Mes mots');
  const discard = editor.panel.getByRole('button', { name: strings.discard });
  await discard.click();
  await expect(editor.panel.getByText('Mes mots')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText(strings.unsaved(1))).toHaveCount(0);
  await expect(page.getByText(strings.nothingToDo)).toBeVisible();
});

test('the count of what is to do is that of the list, also with a draft in another language', async ({
  page,
  editor,
}) => {
  await editor.open('/fr');
  await editor.turnOn();
  await expect(page.getByRole('button', { name: strings.toDo(0) })).toBeVisible();
  await page.locator('h1').click();
  await editor.field(english).fill('Another headline');
  await editor.field(french).fill('Un autre titre');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: strings.toDo(2) }).click();
  await expect(page.getByRole('heading', { name: `${strings.myDrafts} (2)` })).toBeVisible();
  const ofLanguage = (name: string) =>
    editor.line('hero.headline').filter({ hasText: `${name} · ` });
  await expect(ofLanguage(english)).toHaveCount(1);
  await expect(ofLanguage(french)).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
});

test('a text whose English is not written yet says so in words', async ({ page, editor }) => {
  const files = ['en/home.json', 'fr/home.json'] as const;
  const whole = files.map(texts.read);
  const hint = 'The first line of the page.';
  for (const [index, mark] of ['⟦to write⟧', '⟦to translate⟧'].entries()) {
    const content = whole[index] ?? '';
    const marked = content.replace(textAt(content, 'hero.headline'), `${mark} ${hint}`);
    texts.write(files[index] ?? '', marked);
  }
  await editor.open('/fr');
  await editor.turnOn();
  await page.getByRole('button', { name: strings.toDo(1) }).click();
  await expect(editor.line('hero.headline')).toContainText(strings.unwritten(hint));
  await editor.line('hero.headline').click();
  for (const name of [english, french]) {
    await expect(editor.column(name).getByText(strings.unwritten(hint))).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: strings.listNames.all }).click();
  await page.getByRole('searchbox').fill('hero.headline');
  await expect(editor.line('hero.headline')).toContainText(viewStrings.unwritten);
  await expect(editor.line('hero.headline')).not.toContainText('⟦');
  for (const [index, file] of files.entries()) texts.write(file, whole[index] ?? '');
});

test('English and the translator’s language are always shown, the others can be hidden', async ({
  page,
  editor,
}) => {
  await editor.open('/fr');
  await page.evaluate(() => localStorage.setItem('translate:hidden', 'en'));
  await editor.turnOn();
  await page.locator('h1').click();
  const others = page.getByRole('group', { name: strings.otherLanguages });
  await expect(others.getByRole('checkbox')).toHaveCount(1);
  await others.getByRole('checkbox', { name: 'العربية' }).uncheck();
  await expect(editor.field('العربية')).toBeHidden();
  await expect(editor.field(english)).toBeVisible();
  await expect(editor.field(french)).toBeVisible();
});

test('a search through all texts finds a pair in the other language', async ({ page, editor }) => {
  await editor.open('/fr');
  await editor.turnOn();
  await page.getByRole('button', { name: strings.listNames.all }).click();
  // Without accents, as it is typed in a hurry.
  const title = textAt(texts.read(file), 'title');
  await page.keyboard.insertText(title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  const line = editor.line('title').first();
  await expect(line).toContainText('Visitor Economy Strategy');
  await expect(line).toContainText(title);
});

test('a rule puts right what it has found', async ({ page, editor }) => {
  const home = texts.read('fr/home.json');
  await editor.open('/fr');
  await editor.turnOn();
  await page.locator('h1').click();
  const right = 'L’avenir : « d’abord », la première pierre !';
  await editor.field(french).fill(right.replaceAll('’', "'").replaceAll(/[\u00A0\u202F]/gu, ' '));
  await editor.column(french).getByRole('button', { name: strings.correctAll }).click();
  await expect(editor.field(french)).toHaveValue(
    'L’avenir\u00A0: «\u00A0d’abord\u00A0», la première pierre\u202F!',
  );
  await expect(editor.column(french).getByText(strings.error)).toHaveCount(0);
  await page.getByRole('button', { name: strings.undo }).click();
  expect(texts.read('fr/home.json')).toBe(home);
});

test('a broken file is told in words with its line, and the pages stay', async ({
  page,
  editor,
}) => {
  const whole = texts.read('fr/home.json');
  await editor.open('/fr');
  await editor.turnOn();
  texts.write('fr/home.json', whole.replace('",\n', '"\n'));
  await page.getByRole('button', { name: strings.lists.page }).click();
  await expect(page.getByRole('alert')).toContainText(
    /locales\/fr\/home\.json can’t be read: there is a slip in line \d+/u,
  );
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('h1')).toContainText(textAt(whole, 'hero.headline').slice(0, 10));
  texts.write('fr/home.json', whole);
});

test('what was changed is handed in as one file, with a name, and what is to mend or to write stays', async ({
  page,
  editor,
}) => {
  const whole = texts.read('fr/home.json');
  const [wrong, good, marked] = ['hero.headline', 'contact.intro', 'contact.title'];
  const [headline, intro] = [textAt(whole, wrong), textAt(whole, good)];
  const better = intro.replace(/^\w+/u, 'Écrivez');
  const changed = whole
    .replace(`"${headline}"`, `"${headline} !"`)
    .replace(intro, better)
    .replace(`"${textAt(whole, marked)}"`, `"⟦to translate⟧ ${textAt(whole, marked)}"`);
  texts.write('fr/home.json', changed);
  await editor.open('/fr');
  // One that is marked and begun: it stays here once.
  await page.evaluate(
    (id) => localStorage.setItem(`translate:draft:${id}`, '{"text":"Titre","opened":""}'),
    `fr/home#${marked}`,
  );
  await page.reload({ waitUntil: 'networkidle' });
  await editor.turnOn();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');

  const name = page.getByLabel(strings.handInAuthor);
  await expect(name).toBeFocused();
  const staying = [strings.handInHeldBack(1), strings.handInUnsaved(1), strings.handInWaiting(1)];
  await expect(name).toHaveAccessibleDescription(staying.join(' '));
  await expect(page.getByRole('heading', { name: strings.heldBack(1) })).toBeVisible();
  const make = page.getByRole('button', { name: /^Hand in \d/u });
  await expect(make).toHaveText(/^Hand in (\d+) of \d+ texts$/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(strings.handInNameless);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  await page.keyboard.insertText('Claire Dubois');
  await expect(page.getByText(strings.handInNameless)).toBeHidden();
  await page.getByLabel(strings.handInNote).fill('La suite vient.');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel(strings.handInNote)).toHaveValue('La suite vient.');
  await expect(name).toBeFocused();
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const content = readFileSync(await (await saved).path(), 'utf8');
  await expect(page.getByRole('status').filter({ hasText: 'downloads' })).toContainText(
    '2 texts stayed here',
  );
  const handedIn = JSON.parse(content) as HandIn;
  const who = { author: 'Claire Dubois', note: 'La suite vient.' };
  expect(handedIn).toMatchObject({ language: 'fr', ...who });
  await expect(page.getByLabel(strings.handInNote)).toHaveValue('');
  const sent = new Map(handedIn.texts.map((text) => [text.key, text]));
  expect(sent.get(good)).toMatchObject({ file: 'home', old: intro, new: better });
  expect([sent.has(wrong), sent.has(marked)]).toEqual([false, false]);

  await page.keyboard.press('ArrowDown');
  await expect(editor.line(wrong)).toBeFocused();
  texts.write('fr/home.json', changed.replace(`${headline} !`, `${headline} choisie`));
  await expect(page.getByRole('heading', { name: strings.heldBack(1) })).toBeHidden();
  await expect(make).toHaveText(/^Hand in \d+ texts$/u);
  await expect(editor.line(wrong).locator('ins')).toContainText('choisie');
  texts.write('fr/home.json', whole.replace('",', '"'));
  await expect(page.getByText(strings.handInStopped)).toBeVisible();
  await expect(make).toBeHidden();
  texts.write('fr/home.json', whole);
  await expect(page.getByText(strings.handInStopped)).toBeHidden();
});

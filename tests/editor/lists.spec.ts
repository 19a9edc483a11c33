import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { hydrated } from '../browser/visit';
import { Editor, expect, shortcut, test, textIn, localeFiles, words } from './editorFixtures';

const said = words.fr;

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('speaks the language of the browser, from right to left', async ({ page }) => {
    const editor = new Editor(page, words.ar);
    await editor.open('/ar');
    const bar = page.getByRole('group', { name: words.ar.bar.name });
    expect(await bar.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await editor.click(page.locator('h1'));
    await expect(editor.field('العربية')).toBeFocused();
    await page.keyboard.press('Escape');
    await editor.find('home#hero.start');
    // The note of the glossary in Arabic, and neither its English nor the description of the schema.
    await expect(editor.panel).toContainText('رحلة استراتيجية');
    await expect(editor.panel).not.toContainText(/calque|button/iu);
  });
});

test('the keyboard alone reaches every text and leads back', async ({ page, editor }) => {
  await page.goto('/fr/services/visitor-economy-strategy');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const before = page.locator('a:focus');
  await expect(before).toHaveAttribute('href', /^#/u);
  await editor.turnOn();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  for (const key of ['phases.0.title', 'description', 'meta.titleWithFirm'])
    await expect(editor.line(key).first()).toBeAttached();
  await page.keyboard.type('les');
  const found = page.getByRole('heading', { name: said.lists.found });
  await expect(found).toContainText('60 premiers');
  await expect(page.locator('mark').first()).toHaveText(/les/iu);
  await page.getByRole('searchbox').clear();
  await page.keyboard.type('visitor-economy-strategy#phases.1.title');
  await expect(page.locator('[data-id]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(editor.field()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.line('phases.1.title')).toBeFocused();
  await page.keyboard.press(shortcut);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(before).toBeFocused();
});

test('the headline, its field, the finding and Save are in view in a small window, a short text in a third of it', async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await editor.open('/fr');
  await editor.click(page.locator('h1'));
  const { height = 0 } = (await editor.panel.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(600 / 3);
  await page.setViewportSize({ width: 1093, height: 520 });
  await editor.field().fill("L'avenir, d'abord !");
  const finding = editor.panel.locator('.findings li').first();
  for (const part of [editor.field(), editor.button(said.field.save), finding])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.locator('h1')).toBeInViewport();
});

/** Whether one box covers a part of the other; one that is not shown covers nothing. */
async function overlap(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = [await first.boundingBox(), await second.boundingBox()];
  if (!a || !b) return false;
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const isApart = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isBeside && !isApart;
}

for (const [width, height] of [
  [1366, 600],
  [640, 600],
] as const)
  test(`covers neither the end of a list nor a part of the panel at ${width} × ${height}`, async ({
    page,
    editor,
  }) => {
    await page.setViewportSize({ width, height });
    await editor.open('/fr');
    await editor.button(said.lists.search).click();
    await page.getByRole('searchbox').fill('le');
    const last = page.locator('[data-id]').nth(59);
    await last.scrollIntoViewIfNeeded();
    expect(await overlap(last, page.locator('.bar'))).toBe(false);
    await page.getByRole('searchbox').fill('home#hero.start');
    await page.keyboard.press('Enter');
    await editor.field().fill(`"${'Une consultation stratégique '.repeat(12)}" ... <b>{x`);
    const save = editor.button(said.field.save);
    const term = editor.panel.locator('.glossary').getByRole('button').last();
    const finding = editor.panel.locator('.findings li').last();
    for (const part of [save, editor.panel.getByText(said.status.held), finding, term]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 1, timeout: 5000 });
    }
    expect(await overlap(term, save.locator('..'))).toBe(false);
  });

test('shows a file that a program empties before it writes', async ({ page, editor }) => {
  const french = localeFiles.read('fr/home.json');
  const intro = textIn(french, 'intro');
  await editor.open('/fr');
  localeFiles.write('fr/home.json', '');
  await page.waitForTimeout(3);
  localeFiles.write('fr/home.json', french.replace(intro, 'Un texte écrit autrement.'));
  await expect(page.getByText('Un texte écrit autrement.').first()).toBeVisible();
});

test('hands in the changes of two languages with a name, and restores a text as received', async ({
  page,
  editor,
}) => {
  const [french, arabic] = [localeFiles.read('fr/home.json'), localeFiles.read('ar/home.json')];
  const [own, intro] = [textIn(french, 'intro'), textIn(arabic, 'intro')];
  // After the page has opened: its prerendered text and its script could differ otherwise.
  await editor.open('/fr');
  localeFiles.write('fr/home.json', french.replace(own, own.replace(/\.?$/u, ' autrement.')));
  localeFiles.write('ar/home.json', arabic.replace(intro, intro.replace(/\.?$/u, ' قريبًا.')));
  await expect(page.getByText('autrement').first()).toBeVisible();
  await editor.button(said.lists.handIn).click();
  await expect(page.getByText('autrement').last()).toBeVisible();
  const name = page.getByLabel(said.handIn.author);
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.insertText('Claire Dubois');
  const downloads: string[] = [];
  page.on('download', (download) => {
    void download.path().then((path) => downloads.push(readFileSync(path, 'utf8')));
  });
  await name.press('Enter');
  await expect.poll(() => downloads.length).toBe(1);
  for (const part of ['قريبًا', 'autrement', 'Claire Dubois', '<xliff'])
    expect(downloads.join('')).toContain(part);
  await editor.line('hero.intro').last().click();
  await editor.button(said.field.restore).click();
  await editor.button(said.field.save).click();
  await expect.poll(() => localeFiles.read('fr/home.json')).toBe(french);
});

test('names a broken file with its line, and the pages stay', async ({ page, editor }) => {
  const whole = localeFiles.read('fr/home.json');
  await editor.open('/fr');
  localeFiles.write('fr/home.json', whole.replace('",\n', '"\n'));
  await editor.button(said.lists.search).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('locales/fr/home.json');
  expect(await alert.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await expect(page.locator('h1')).toBeVisible();
});

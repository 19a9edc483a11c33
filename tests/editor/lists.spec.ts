import { readFileSync } from 'node:fs';
import { Editor, expect, said, shortcut, test } from './editor';
import { textIn, texts } from './texts';

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('the editor speaks Arabic from right to left, and another language when it is asked to', async ({
    page,
  }) => {
    const editor = new Editor(page, said.ar);
    await editor.open('/ar');
    const bar = page.getByRole('group', { name: said.ar.bar.name });
    await expect(bar).toBeVisible();
    expect(await bar.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await page.locator('h1').click();
    await expect(editor.field('العربية')).toBeFocused();
    await editor.field('العربية').fill('عنوان');
    await expect(editor.button(said.ar.field.save)).toBeEnabled();
    await editor.button(said.ar.field.undo).click();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: said.ar.bar.language }).selectOption('fr');
    await expect(page.getByRole('group', { name: said.fr.bar.name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('group', { name: said.fr.bar.name })).toBeVisible();
  });
});

test('the keyboard alone reaches every text, and leads back', async ({ page, editor }) => {
  await page.goto('/fr/services/visitor-economy-strategy');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  const before = page.locator('a:focus');
  await expect(before).toHaveAttribute('href', /^#/u);
  await editor.turnOn();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  for (const key of ['phases.0.title', 'description', 'meta.titleWithFirm']) {
    await expect(editor.line(key).first()).toBeAttached();
  }
  await page.keyboard.type('visitor-economy-strategy#phases.1.title');
  await expect(page.locator('[data-id]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(editor.line('phases.1.title')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.field('Français')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.line('phases.1.title')).toBeFocused();
  await page.keyboard.press(shortcut);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(before).toBeFocused();
});

for (const [width, height] of [
  [1366, 757],
  [1093, 520],
] as const) {
  test(`the words, the reason and Save are in view at ${width} x ${height}`, async ({
    page,
    editor,
  }) => {
    await page.setViewportSize({ width, height });
    await editor.open('/fr');
    await page.locator('h1').click();
    await editor.field('Français').fill("L'avenir, d'abord !");
    const finding = editor.panel.locator('.findings li').first();
    for (const part of [editor.field('Français'), editor.button(said.fr.field.save), finding]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('h1')).toBeInViewport();
    await editor.button(said.fr.field.undo).click();
  });
}

test('what was changed in two languages is handed in with a name, and restored', async ({
  page,
  editor,
}) => {
  const [french, arabic] = [texts.read('fr/home.json'), texts.read('ar/home.json')];
  const [own, intro] = [textIn(french, 'intro'), textIn(arabic, 'intro')];
  texts.write('fr/home.json', french.replace(own, `${own.replace(/\.$/u, '')} autrement.`));
  texts.write('ar/home.json', arabic.replace(intro, `${intro.replace(/\.$/u, '')} قريبًا.`));
  await editor.open('/fr');
  await editor.button(said.fr.lists.handIn).click();
  await expect(page.getByText('autrement').last()).toBeVisible();
  const name = page.getByLabel(said.fr.handIn.author);
  await expect(name).toBeFocused();
  // Nothing is handed in without a name. Another attempt finds the one that was given.
  await name.fill('');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.insertText('Claire Dubois');
  const downloads: string[] = [];
  page.on('download', (download) => {
    void download.path().then((path) => downloads.push(readFileSync(path, 'utf8')));
  });
  await name.press('Enter');
  await expect.poll(() => downloads.join('')).toContain('قريبًا');
  await expect.poll(() => downloads.join('')).toContain('autrement');
  expect(downloads.join('')).toContain('Claire Dubois');
  // The last in the order of languages is the French one.
  await editor.button(said.fr.field.restore).last().click();
  await expect.poll(() => texts.read('fr/home.json')).toBe(french);
  await expect(editor.line('hero.intro')).toHaveCount(1);
  // The field of a changed text has the button too.
  await editor.line('hero.intro').click();
  await editor.panel.getByRole('button', { name: said.fr.field.restore }).click();
  await editor.button(said.fr.field.save).click();
  await expect.poll(() => texts.read('ar/home.json')).toBe(arabic);
});

test('a broken file is told in words with its line, and the pages stay', async ({
  page,
  editor,
}) => {
  const whole = texts.read('fr/home.json');
  await editor.open('/fr');
  texts.write('fr/home.json', whole.replace('",\n', '"\n'));
  await editor.button(said.fr.lists.search).click();
  await expect(page.getByRole('alert')).toContainText('locales/fr/home.json');
  await expect(page.locator('h1')).toBeVisible();
  texts.write('fr/home.json', whole);
});

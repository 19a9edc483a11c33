import { strings } from '../../packages/locale-editor/editor/strings';
import { expect, test } from './test';
import { texts } from './texts';

test('the keyboard alone reaches every text, also those that can’t be seen', async ({
  page,
  editor,
}) => {
  await editor.open('/fr/services/visitor-economy-strategy');
  await page.keyboard.press('Tab');
  const before = page.locator('a:focus');
  await expect(before).toHaveAttribute('href', /^#/);
  await editor.turnOn();
  await expect(page.getByRole('button', { name: strings.lists.page })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  for (const key of ['phases.0.title', 'intro', 'description', 'nav.main', 'meta.titleWithFirm']) {
    await expect(editor.line(key).first()).toBeAttached();
  }
  await page.keyboard.type('phases.1.title');
  await page.keyboard.press('ArrowDown');
  await expect(editor.line('phases.1.title')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.field('Français')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.line('phases.1.title')).toBeFocused();
  await page.keyboard.press(strings.shortcut);
  await expect(editor.panel).toBeHidden();
  await expect(before).toBeFocused();
});

test('Escape and Ctrl+Enter act wherever the focus is', async ({ page, editor }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await editor.open('/fr');
  await editor.turnOn();
  const headline = page.locator('h1');
  await headline.click();
  await expect(editor.field('Français')).toBeFocused();
  const key = editor.panel.locator('code');
  await expect(key).toHaveText('home: hero.headline');
  await headline.click();
  await expect(editor.field('Français')).not.toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(key).toHaveText('home: hero.intro');

  const menu = page.locator('[popovertarget]');
  await menu.click({ modifiers: ['Control'] });
  await expect(page.locator('[popover=auto]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover=auto]')).toBeHidden();
  await expect(editor.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.panel).toBeHidden();
});

test('Enter in the search field opens the first text that is found', async ({ page, editor }) => {
  await editor.open('/fr');
  await editor.turnOn();
  await page.getByRole('button', { name: strings.listNames.all }).click();
  await page.keyboard.insertText('hero.intro');
  await expect(editor.line('hero.intro')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.panel.locator('code')).toHaveText('home: hero.intro');
});

test('the end of the list is said, and that a text was saved only when it was', async ({
  page,
  editor,
}) => {
  const home = texts.read('fr/home.json');
  await editor.open('/fr');
  await editor.turnOn();
  await page.getByRole('button', { name: strings.listNames.all }).click();
  await page.keyboard.insertText('hero.headline');
  await expect(editor.line('hero.headline')).toBeVisible();
  await page.keyboard.press('Enter');
  const field = editor.field('Français');
  const status = editor.column('Français').getByRole('status');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(status).toContainText('the last text of the list');
  await expect(status).not.toContainText('Saved');
  await field.fill(`${await field.inputValue()} choisie`);
  await page.keyboard.press('Control+Enter');
  await expect(status).toContainText('Saved in locales/fr/home.json');
  await expect(status).toContainText(strings.last);
  texts.write('fr/home.json', home);
});

test('plain visitors’ actions stay as they are while the editor is off', async ({
  page,
  editor,
}) => {
  await editor.open('/');
  await page.getByRole('link', { name: 'Visitor Economy Strategy' }).first().click();
  await expect(page).toHaveURL(/visitor-economy-strategy$/);
});

import { strings } from '../../packages/locale-editor/editor/strings';
import { expect, test } from './test';

test('the keyboard alone reaches every text, also those that can’t be seen', async ({
  page,
  editor,
}) => {
  await editor.open('/fr/services/visitor-economy-strategy');
  await page.keyboard.press('Tab');
  const before = page.locator('a:focus');
  await expect(before).toHaveAttribute('href', /^#/);
  await editor.turnOn();
  await expect(page.getByRole('button', { name: strings.listTitle })).toBeFocused();
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

test('plain visitors’ actions stay as they are while the editor is off', async ({
  page,
  editor,
}) => {
  await editor.open('/');
  await page.getByRole('link', { name: 'Visitor Economy Strategy' }).first().click();
  await expect(page).toHaveURL(/visitor-economy-strategy$/);
});

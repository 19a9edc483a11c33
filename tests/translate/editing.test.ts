import { expect, test } from './test';
import { strings } from '../../packages/locale-editor/editor/strings';
import { withoutMarks } from '../../packages/locale-editor/editor/marks';
import { textAt, texts } from './texts';

const arabic = 'العربية';
const file = 'ar/home.json';

test('a translator changes an Arabic text on the page and sees it there and in the file', async ({
  page,
  editor,
}) => {
  await editor.open('/ar');
  await editor.turnOn();
  const before = textAt(texts.read(file), 'contact.intro');
  const lines = texts.read(file).split('\n');
  const shown = page.locator('#contact').getByText(before.slice(0, 30));
  await shown.scrollIntoViewIfNeeded();
  await shown.click();
  await expect(editor.panel).toBeVisible();
  await expect(editor.field(arabic)).toBeFocused();
  await expect(editor.field(arabic)).toHaveValue(before);
  await expect(editor.field(arabic)).toHaveAttribute('dir', 'rtl');

  const place = await editor.place();
  const after = before.replace(/\.?$/u, ' قريبًا.');
  await editor.field(arabic).fill(after);
  await page.keyboard.press('Enter');
  await expect(editor.column(arabic).getByRole('status')).toContainText('Saved in');
  await expect(page.locator('#contact')).toContainText('قريبًا.');
  expect(place).toBeGreaterThan(0);
  expect(await editor.place()).toBe(place);
  expect(withoutMarks(await page.locator('#contact').innerText())).toContain(after);

  const changed = texts.read(file).split('\n');
  expect(changed.filter((line, index) => line !== lines[index])).toEqual([
    lines.find((line) => line.includes(before))?.replace(before, after),
  ]);
});

test('a change on disk in the meantime is shown, and nothing is overwritten', async ({
  page,
  editor,
}) => {
  await editor.open('/ar');
  await editor.turnOn();
  await page.locator('h1').click();
  const before = textAt(texts.read(file), 'hero.headline');
  await expect(editor.field(arabic)).toHaveValue(before);
  await editor.field(arabic).fill(`${before} عندي`);

  texts.write(file, texts.read(file).replace(before, `${before} عندهم`));
  await expect(page.locator('h1')).toContainText('عندهم');
  const conflict = editor.column(arabic).getByRole('alert');
  await expect(conflict).toContainText(`${before} عندهم`);
  await expect(editor.field(arabic)).toHaveValue(`${before} عندي`);
  await page.keyboard.press('Enter');
  await expect(conflict).toBeVisible();
  expect(textAt(texts.read(file), 'hero.headline')).toBe(`${before} عندهم`);

  await conflict.getByRole('button', { name: strings.keepMine }).click();
  await expect(page.locator('h1')).toContainText('عندي');
  await expect(conflict).toBeHidden();
  expect(textAt(texts.read(file), 'hero.headline')).toBe(`${before} عندي`);

  texts.write(file, texts.read(file).replace(`${before} عندي`, before));
  await expect(editor.field(arabic)).toHaveValue(before);
});

test('what isn’t saved outlives Escape and a reload', async ({ page, editor }) => {
  await editor.open('/ar');
  await editor.turnOn();
  await page.locator('h1').click();
  const before = textAt(texts.read(file), 'hero.headline');
  await editor.field(arabic).fill(`${before} لم يُحفظ`);
  await page.keyboard.press('Escape');
  await expect(editor.panel).toBeHidden();
  await expect(page.getByText(strings.unsaved(1))).toBeVisible();
  await editor.reload();
  await page.locator('h1').click();
  await expect(editor.field(arabic)).toHaveValue(`${before} لم يُحفظ`);
  await page.getByRole('button', { name: strings.undo }).click();
  await expect(editor.field(arabic)).toHaveValue(before);
  expect(textAt(texts.read(file), 'hero.headline')).toBe(before);
});

test('a text that would break the page is not saved, and it says why', async ({ page, editor }) => {
  await editor.open('/ar');
  await editor.turnOn();
  const rights = page.locator('footer').getByText('©');
  await rights.scrollIntoViewIfNeeded();
  const { width } = (await rights.boundingBox()) ?? { width: 0 };
  await rights.click({ position: { x: width - 6, y: 10 } });
  const common = texts.read('ar/common.json');
  await editor.field(arabic).fill('© جميع الحقوق محفوظة.');
  const column = editor.column(arabic);
  await expect(column.getByText('{{firm}}')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(column.getByRole('status')).toHaveText(strings.refused);
  expect(texts.read('ar/common.json')).toBe(common);
});

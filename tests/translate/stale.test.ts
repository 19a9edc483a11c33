import { strings } from '../../packages/locale-editor/editor/strings';
import { expect, test } from './test';
import { textAt, texts } from './texts';

const key = 'firm.blurb';
const [english, french] = ['English', 'Français'];

test('what changed in English is shown word by word, and a click says that the text is still right', async ({
  page,
  editor,
}) => {
  const before = textAt(texts.read('en/common.json'), key);
  const [first = ''] = before.split(' ');
  const records = texts.read('fr/.source/common.txt');
  const unchanged = texts.read('fr/common.json');
  await editor.open('/fr');
  await editor.turnOn();
  await editor.openFromList(key);
  const column = editor.column(french);
  await expect(editor.field(french)).toBeFocused();
  await expect(column.getByText(strings.englishChanged)).toBeHidden();

  await editor.field(english).fill(before.replace(first, 'Otherwise'));
  await page.keyboard.press('Enter');
  await expect(editor.column(english).getByRole('status')).toContainText('Saved in');
  await expect(column.locator('del')).toHaveText(first);
  await expect(column.locator('ins')).toHaveText('Otherwise');
  await expect(editor.column('العربية').locator('ins')).toHaveText('Otherwise');

  await column.getByRole('button', { name: strings.accept }).click();
  await expect(column.getByRole('status')).toHaveText(strings.accepted);
  await expect(column.getByText(strings.englishChanged)).toBeHidden();
  await expect(editor.column('العربية').locator('ins')).toBeVisible();
  expect(texts.read('fr/common.json')).toBe(unchanged);
  expect(texts.read('fr/.source/common.txt')).not.toBe(records);
});

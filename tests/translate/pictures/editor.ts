import { strings } from '../../../packages/locale-editor/editor/strings';
import { expect, test } from '../test';
import { textAt, texts } from '../texts';
import { savePicture } from '../savePicture';

const french = 'Français';
const key = 'hero.intro';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ editor }) => {
  await editor.open('/fr');
  await editor.toggle.click();
});

test('a text that is pointed at', async ({ page }) => {
  await page.locator('h1').hover();
  await savePicture(page, 'editor-point');
});

test('a changed text', async ({ page, editor }) => {
  await page.locator('h1').click();
  const text = await editor.field(french).inputValue();
  await editor.field(french).fill(text.replace('première', 'toute première'));
  await page.keyboard.press('Enter');
  await expect(editor.column(french).getByRole('status')).toContainText('Saved in');
  await expect(page.locator('h1')).toContainText('toute');
  await editor.place();
  await savePicture(page, 'editor-saved');
  await editor.field(french).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).not.toContainText('toute');
});

test('a text that can’t be saved', async ({ page, editor }) => {
  await page.locator('h1').click();
  await editor.field(french).fill('La bonne décision, avant la première pierre !');
  await page.keyboard.press('Enter');
  await expect(editor.column(french).getByRole('status')).toHaveText(strings.refused);
  await savePicture(page, 'editor-to-mend');
  await page.getByRole('button', { name: strings.undo }).click();
});

test('a text whose English has changed', async ({ page, editor }) => {
  await page.getByText(textAt(texts.read('fr/home.json'), key).slice(0, 30)).click();
  await expect(editor.field(french)).toBeFocused();
  const home = texts.read('en/home.json');
  const english = textAt(home, key);
  const changed = english.replace('developers', 'family offices');
  texts.write('en/home.json', home.replace(english, changed));
  await expect(editor.column(french).getByText(strings.englishChanged)).toBeVisible();
  await editor.place();
  await savePicture(page, 'editor-english-changed');
  texts.write('en/home.json', home);
});

test('the list of all texts', async ({ page, editor }) => {
  const home = texts.read('fr/home.json');
  texts.write('fr/home.json', home.replace(/^ +"explore".*\n/mu, ''));
  await page.getByRole('button', { name: strings.lists.page }).click();
  await expect(page.getByText(strings.lacking)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await editor.place();
  await savePicture(page, 'editor-list');
  texts.write('fr/home.json', home);
});

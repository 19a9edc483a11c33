import type { Locator } from '@playwright/test';
import { strings } from '../../packages/locale-editor/editor/strings';
import { expect, test } from './test';
import { textAt, texts } from './texts';

test.use({ viewport: { width: 1280, height: 800 } });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y;
}

for (const [code, name] of [
  ['fr', 'Français'],
  ['ar', 'العربية'],
] as const) {
  test(`neither the list nor the panel covers the text, and Save is in view, in ${code}`, async ({
    page,
    editor,
  }) => {
    const home = texts.read('en/home.json');
    const english = textAt(home, 'hero.intro');
    texts.write('en/home.json', home.replace(english, `Otherwise, ${english}`));
    await editor.open(`/${code}`);
    await editor.turnOn();
    await page.getByRole('button', { name: strings.lists.page }).click();
    await page.getByRole('searchbox').fill('hero.headline');
    await page.keyboard.press('ArrowDown');
    await expect(editor.line('hero.headline')).toBeFocused();
    expect(await areApart(page.locator('aside.list'), page.locator('h1'))).toBe(true);

    await page.keyboard.press('Enter');
    await expect(editor.field(name)).toBeFocused();
    expect(await areApart(editor.panel, page.locator('h1'))).toBe(true);
    const save = editor.column(name).getByRole('button', { name: strings.save });
    await expect(save).toBeInViewport({ ratio: 1 });

    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('hero.intro');
    await page.keyboard.press('Enter');
    await expect(editor.column(name).getByText(strings.englishChanged)).toBeVisible();
    await expect(save).toBeInViewport({ ratio: 1 });
    expect(await areApart(save, editor.field(name))).toBe(true);
    texts.write('en/home.json', home);
  });
}

test('an outline follows its text when that changes', async ({ page, editor }) => {
  const home = texts.read('fr/home.json');
  const explore = textAt(home, 'hero.explore');
  await editor.open('/fr');
  await editor.turnOn();
  await page.getByRole('button', { name: strings.lists.page }).click();
  await page.getByRole('searchbox').fill('hero.explore');
  await page.keyboard.press('ArrowDown');
  const outline = page.locator('.outline.pointed');
  const { width } = await boxOf(outline);
  const longer = `${explore} et davantage`;
  texts.write('fr/home.json', home.replace(`"${explore}"`, `"${longer}"`));
  await expect(page.getByRole('link', { name: longer })).toBeVisible();
  await expect.poll(async () => (await boxOf(outline)).width).toBeGreaterThan(width + 40);
  texts.write('fr/home.json', home);
});

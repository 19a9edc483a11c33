import { expect, test, textIn, localeFiles, words } from './editorFixtures';

const said = words.fr;
const home = localeFiles.read('fr/home.json');
const headline = textIn(home, 'headline');

test('shows a draft on the page as it is typed, and the saved wording when it is discarded or closed', async ({
  page,
  editor,
}) => {
  await editor.open('/fr');
  const heading = page.locator('h1');
  await editor.click(heading);
  await editor.field().press('End');
  await page.keyboard.type(' demain');
  await expect(heading).toHaveText(new RegExp(`^\\P{L}*${headline} demain\\P{L}*$`, 'u'));
  await editor.button(said.field.discard).click();
  await expect(heading).not.toContainText('demain');
  await page.keyboard.press('Control+z');
  await expect(heading).toContainText('demain');
  await page.keyboard.press('Escape');
  await expect(heading).not.toContainText('demain');
  await editor.click(heading);
  await expect(editor.field()).toHaveValue(`${headline} demain`);
  await expect(heading).toContainText('demain');
  expect(localeFiles.read('fr/home.json')).toBe(home);
  await editor.field().press('Control+Enter');
  await expect.poll(() => localeFiles.read('fr/home.json')).not.toBe(home);
  await expect(heading).toContainText('demain');
});

test('shows a draft in the hint of a field', async ({ page, editor }) => {
  await editor.open('/fr');
  await editor.find('home#form.namePlaceholder');
  await page.keyboard.press('End');
  await page.keyboard.type(' entier');
  await expect(page.locator('input[name="name"]')).toHaveAttribute('placeholder', /entier/u);
  await page.keyboard.press('Escape');
  await expect(page.locator('input[name="name"]')).not.toHaveAttribute('placeholder', /entier/u);
});

test('keeps the last good wording on the page while a tag is broken', async ({ page, editor }) => {
  await editor.open('/fr');
  const stats = page.locator('#about');
  await editor.find('home#about.stats.years');
  const before = await editor.field().inputValue();
  await editor.field().press('End');
  await page.keyboard.type(' ici');
  await expect(stats).toContainText(' ici');
  await page.keyboard.type(' <stat>');
  await expect(editor.panel.getByText(said.status.held)).toBeVisible();
  await page.keyboard.type(' et là');
  // Longer than the pause after which React renders a draft.
  await page.waitForTimeout(1000);
  await expect(stats).not.toContainText('et là');
  await expect(stats).toContainText(' ici');
  await editor.field().fill(before.replace('</stat>', '</stat> bons'));
  await expect(editor.panel.getByText(said.status.held)).toBeHidden();
  await expect(stats).toContainText(' bons');
});

test('puts the cursor where a text was clicked, also behind a tag', async ({ page, editor }) => {
  await editor.open('/fr');
  const years = localeFiles.read('fr/home.json').match(/"years": "(?<text>.*)"/u)?.groups?.['text'];
  for (const [place, word, text] of [
    [page.locator('h1'), 'précède', headline],
    [page.locator('#about dd, #about li').filter({ hasText: 'ans' }), 'ans', years ?? ''],
  ] as const) {
    await editor.click(page.locator('h1'));
    await place.first().scrollIntoViewIfNeeded();
    const point = await place.first().evaluate(pointAt, word);
    await page.mouse.click(point.x, point.y);
    await expect(editor.field()).toHaveValue(text);
    await page.keyboard.type('|');
    await expect(editor.field()).toHaveValue(text.replace(word, `|${word}`));
  }
});

/** A point on the first letter of a word. */
function pointAt(element: Element, word: string): { x: number; y: number } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const at = node.data.indexOf(word);
    if (at < 0) continue;
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const { left, top, height } = range.getBoundingClientRect();
    return { x: left + 1, y: top + height / 2 };
  }
  throw new Error(`The page does not show “${word}” here.`);
}

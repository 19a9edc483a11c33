import { expect, test } from './editor';
import { textIn, texts } from './texts';

const service = 'fr/services/visitor-economy-strategy.json';

test('twenty texts typed blind at full speed are saved to the last letter', async ({
  page,
  editor,
}) => {
  test.setTimeout(180_000);
  const whole = texts.read(service);
  const lines = whole.split('\n');
  // Twenty texts of the file wait for their translation.
  let marked = 0;
  const first = lines.findIndex((line) => line.includes('"intro"'));
  const waiting = lines.map((line, at) => {
    if (at < first) return line;
    const isText =
      /^\s+"(?!(?:read|url|moving)")\w+": ".*",?$/u.test(line) && !/\{\{|</u.test(line);
    if (!isText || marked >= 20) return line;
    marked += 1;
    return line.replace(/": ".*"(,?)$/u, `": "⟦to translate⟧ English ${marked}"$1`);
  });
  expect(marked).toBe(20);
  texts.write(service, waiting.join('\n'));
  await editor.open('/fr');
  await editor.button(new RegExp(`^${editor.words.lists.work}`, 'u')).click();
  await expect(page.getByRole('heading', { name: editor.words.lists.marked })).toContainText(
    '(20)',
  );
  await expect(page.locator('[data-id]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const sentences = Array.from({ length: 20 }, (_, at) => `Texte ${at + 1} écrit`);
  for (const sentence of sentences) {
    // No waiting for anything: as fast as the keys can be pressed.
    await page.keyboard.type(sentence);
    await page.keyboard.press('Control+Enter');
  }
  await expect
    .poll(
      () => sentences.filter((sentence) => texts.read(service).includes(`"${sentence}"`)).length,
      {
        timeout: 60_000,
      },
    )
    .toBe(20);
  texts.write(service, whole);
});

test('a saved text is seen on the page at once, and the page keeps its place', async ({
  page,
  editor,
}) => {
  const before = textIn(texts.read('fr/home.json'), 'intro');
  await editor.open('/fr');
  const shown = page.locator('main').getByText(before.slice(0, 30)).first();
  await shown.scrollIntoViewIfNeeded();
  await shown.click();
  await expect(editor.field('Français')).toHaveValue(before);
  await page.waitForTimeout(500);
  const place = await page.evaluate(() => window.scrollY);
  await editor.field('Français').fill(before.replace(/\.?$/u, ' bientôt.'));
  await page.keyboard.press('Enter');
  await expect(editor.status).toContainText(editor.words.status.saved);
  await expect(page.getByText('bientôt.').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(texts.read('fr/home.json')).toContain('bientôt.');
  await editor.field('Français').fill(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => texts.read('fr/home.json').includes('bientôt.')).toBe(false);
});

test('after the title of a page comes what stands below it, not the tab’s text', async ({
  page,
  editor,
}) => {
  await editor.open('/fr/services/visitor-economy-strategy');
  await page.locator('h1').click();
  await expect(editor.field('Français')).toHaveValue(textIn(texts.read(service), 'title'));
  await page.keyboard.press('Control+Enter');
  await expect(editor.panel.locator('code')).toContainText('services/visitor-economy-strategy: ');
  await expect(editor.field('Français')).not.toHaveValue(textIn(texts.read(service), 'title'));
});

test('what somebody else has written meanwhile is shown, and nothing is overwritten', async ({
  page,
  editor,
}) => {
  const home = texts.read('fr/home.json');
  const before = textIn(home, 'intro').replace(/\.$/u, '');
  await editor.open('/fr');
  await editor.find('hero.intro');
  await editor.field('Français').fill(`${before} ici.`);
  texts.write('fr/home.json', home.replace(before, `${before} ailleurs`));
  const conflict = editor.panel.getByRole('alert');
  await expect(conflict).toContainText(`${before} ailleurs`);
  await page.keyboard.press('Enter');
  await expect(conflict).toBeVisible();
  expect(texts.read('fr/home.json')).toContain(`${before} ailleurs.`);
  await editor.button(editor.words.conflict.keepMine).click();
  await expect.poll(() => texts.read('fr/home.json').includes(`${before} ici.`)).toBe(true);
  texts.write('fr/home.json', home);
});

test('typography is put right by one button; a placeholder that is missing has its own', async ({
  page,
  editor,
}) => {
  const common = texts.read('fr/common.json');
  await editor.open('/fr');
  await editor.find('footer.rights');
  const field = editor.field('Français');
  await field.fill("L'avenir : tous droits, d'abord !");
  await page.keyboard.press('Enter');
  await expect(editor.status).toContainText(editor.words.status.refused);
  expect(texts.read('fr/common.json')).toBe(common);
  await editor.button(editor.words.field.correct).click();
  await expect(field).toHaveValue('L’avenir\u00A0: tous droits, d’abord\u202F!');
  await field.press('End');
  await editor.button('{{year}}').click();
  await expect(field).toHaveValue(/\{\{year\}\}$/u);
  await editor.button(editor.words.field.undo).click();
  await expect(field).toHaveValue(textIn(common, 'rights'));
});

test('what has changed in English is shown word by word, and a click says that a text is still right', async ({
  page,
  editor,
}) => {
  const english = texts.read('en/common.json');
  const blurb = textIn(english, 'blurb');
  const [first = ''] = blurb.split(' ');
  texts.write('en/common.json', english.replace(blurb, blurb.replace(first, 'Otherwise')));
  await editor.open('/fr');
  await editor.button(new RegExp(`^${editor.words.lists.work}`, 'u')).click();
  await expect(page.getByText(/^Fait à \d\d\u00A0%/u)).toBeVisible();
  await expect(page.getByRole('heading', { name: editor.words.lists.stale })).toBeVisible();
  await editor.line('firm.blurb').click();
  await expect(editor.panel.locator('del').first()).toHaveText(first);
  await expect(editor.panel.locator('ins').first()).toHaveText('Otherwise');
  await editor.button(editor.words.field.accept).click();
  await expect(editor.status).toContainText(editor.words.status.accepted);
  await expect(editor.panel.locator('ins')).toBeHidden();
  texts.write('en/common.json', english);
});

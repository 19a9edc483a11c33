import { expect, test, textIn, localeFiles, words } from './editorFixtures';

const said = words.fr;
const service = 'fr/services/visitor-economy-strategy.json';

test('saves twenty texts typed blind at full speed to the last letter', async ({
  page,
  editor,
}) => {
  // The intro and what follows it wait for their translation.
  const whole = localeFiles.read(service);
  const start = whole.indexOf('"intro"');
  let marked = 0;
  const waiting = whole
    .slice(start)
    .replace(/": "(?!\d|http|yes)[^{<]*?"(?=,?\n)/gu, (text) =>
      marked < 20 ? `": "⟦to translate⟧ English ${++marked}"` : text,
    );
  localeFiles.write(service, whole.slice(0, start) + waiting);
  await editor.open('/fr');
  await editor.button(new RegExp(`^${said.lists.work}`, 'u')).click();
  await expect(page.getByRole('heading', { name: said.lists.waiting })).toContainText('(20)');
  await expect(page.locator('[data-id]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const sentences = Array.from({ length: 20 }, (_, at) => `Texte ${at + 1} écrit`);
  for (const sentence of sentences) {
    await page.keyboard.type(sentence);
    await page.keyboard.press('Control+Enter');
  }
  const missing = () => sentences.filter((one) => !localeFiles.read(service).includes(`"${one}"`));
  await expect.poll(missing, { timeout: 120_000 }).toEqual([]);
});

test('stays at a text that is refused, and says why', async ({ page, editor }) => {
  const home = localeFiles.read('fr/home.json');
  const headline = textIn(home, 'headline');
  await editor.open('/fr');
  for (const [id, text] of [
    ['hero.headline', `${headline}, et bien avant tout le reste`],
    ['services.count_other', 'Des services'],
  ] as const) {
    await editor.button(said.lists.search).click();
    await page.keyboard.insertText('home#');
    await editor.line(id).click();
    await editor.field().fill(text);
    await page.keyboard.press('Control+Enter');
    await expect(editor.panel.getByText(said.status.refused)).toBeVisible();
    await expect(editor.field()).toHaveValue(text);
    await page.keyboard.press('Escape');
  }
  expect(localeFiles.read('fr/home.json')).toBe(home);
});

test('counts what is typed as the check counts it, against the limit', async ({ page, editor }) => {
  await editor.open('/fr');
  await editor.find('home#hero.headline');
  await editor.field().fill('De\u0301cider <b>');
  await expect(editor.panel).toContainText('8 sur 50 caractères au plus');
  await page.keyboard.type('ici');
  await expect(editor.panel).toContainText('11 sur 50 caractères au plus');
});

test('shows no description in English where the English is not written yet', async ({ editor }) => {
  const [file, description] = ['services/visitor-economy-strategy.json', 'Title of a phase'];
  for (const [language, label] of [
    ['en', '⟦to write⟧'],
    ['fr', '⟦to translate⟧'],
  ] as const) {
    const whole = localeFiles.read(`${language}/${file}`);
    const title = textIn(whole.slice(whole.indexOf('"phases"')), 'title');
    localeFiles.write(`${language}/${file}`, whole.replace(title, `${label} ${description}`));
  }
  await editor.open('/fr');
  await editor.button(new RegExp(`^${said.lists.work}`, 'u')).click();
  await expect(editor.line('phases.0.title')).not.toContainText(description);
  await editor.line('phases.0.title').click();
  await expect(editor.panel).toContainText(said.rules['no-english'].message);
  await expect(editor.panel).not.toContainText(description);
  await expect(editor.panel).not.toContainText(said.field.waiting);
});

test('shows a saved text on the page at once, and the page keeps its place', async ({
  page,
  editor,
}) => {
  const home = localeFiles.read('fr/home.json');
  const before = textIn(home, 'intro');
  const after = before.replace(/\.?$/u, ' bientôt.');
  await editor.open('/fr');
  await editor.click(page.locator('main').getByText(before.slice(0, 30)).first());
  await expect(editor.field()).toHaveValue(before);
  const scrollY = () => page.evaluate(() => window.scrollY);
  const place = await scrollY();
  await editor.field().fill(after);
  await page.keyboard.press('Enter');
  await expect(editor.panel.getByText(said.status.saved)).toBeVisible();
  await expect(page.locator('main').getByText('bientôt.').first()).toBeVisible();
  expect(await scrollY()).toBe(place);
  expect(localeFiles.read('fr/home.json')).toBe(home.replace(before, after));
});

test('shows what somebody else has written meanwhile, and overwrites nothing', async ({
  page,
  editor,
}) => {
  const home = localeFiles.read('fr/home.json');
  const theirs = textIn(home, 'intro');
  localeFiles.write('fr/home.json', home.replace(/.*"intro": .*\n/u, ''));
  const html = async () => (await page.request.get('/fr')).text();
  // Wait for the server: the page would be rendered with the old text, and its script loaded with the new one.
  await expect.poll(html).not.toContain(theirs);
  await editor.open('/fr');
  await editor.find('hero.intro');
  await page.keyboard.type('Ici');
  localeFiles.write('fr/home.json', home);
  const conflict = editor.panel.getByRole('alert');
  await expect(conflict).toContainText(theirs);
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await expect(editor.panel.getByText(said.status.saving)).toBeHidden();
  await expect(conflict).toContainText(theirs);
  expect(localeFiles.read('fr/home.json')).toBe(home);
  await editor.button(said.conflict.takeTheirs).click();
  await expect(editor.field()).toHaveValue(theirs);
  await page.keyboard.press('Control+z');
  await expect(editor.field()).toHaveValue('Ici.');
  await editor.button(said.field.save).click();
  await expect.poll(() => localeFiles.read('fr/home.json')).toBe(home.replace(theirs, 'Ici.'));
});

test('corrects typography by one button and inserts a missing placeholder by another', async ({
  page,
  editor,
}) => {
  const common = localeFiles.read('fr/common.json');
  await editor.open('/fr');
  await editor.find('footer.rights');
  await editor.field().fill("L'avenir : tous droits, d'abord !");
  await page.keyboard.press('Enter');
  await expect(editor.panel.getByText(said.status.refused)).toBeVisible();
  expect(localeFiles.read('fr/common.json')).toBe(common);
  await editor.button(said.field.correct).click();
  await expect(editor.field()).toHaveValue('L’avenir\u00A0: tous droits, d’abord\u202F!');
  await editor.field().press('End');
  await editor.button('{{year}}').click();
  await expect(editor.field()).toHaveValue(/\{\{year\}\}$/u);
  await editor.button(said.field.discard).click();
  await expect(editor.field()).toHaveValue(textIn(common, 'rights'));
});

test('undoes a discarded draft, or the paste of several lines alone, with Ctrl+Z', async ({
  page,
  editor,
}) => {
  await editor.open('/fr');
  await editor.find('hero.intro');
  const intro = await editor.field().inputValue();
  await editor.field().press('Home');
  await page.keyboard.type('Tapé ');
  await editor.button(said.field.discard).click();
  await expect(editor.field()).toHaveValue(intro);
  await page.keyboard.press('Control+z');
  await expect(editor.field()).toHaveValue(`Tapé ${intro}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('Deux\r\nlignes '));
  await editor
    .field()
    .evaluate((field: HTMLTextAreaElement) =>
      field.setSelectionRange('Tapé '.length, 'Tapé '.length),
    );
  await page.keyboard.press('Control+v');
  await expect(editor.field()).toHaveValue(`Tapé Deux lignes ${intro}`);
  await page.keyboard.press('Control+z');
  await expect(editor.field()).toHaveValue(`Tapé ${intro}`);
});

test('keeps the no-break space after a number, and saves by Enter only when a composition has ended', async ({
  page,
  editor,
}) => {
  const home = localeFiles.read('fr/home.json');
  await editor.open('/fr');
  await editor.find('home#about.stats.years');
  const before = await editor.field().inputValue();
  const retyped = before.replace('\u00A0', ' ').replace(/\.?$/u, ' ici');
  expect(before).toContain('</stat>\u00A0');
  await editor.field().fill(retyped);
  // Safari's Enter at the end of a composition.
  await editor.field().dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(editor.panel.getByText(said.status.notSaved)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.panel.getByText(said.status.saved)).toBeVisible();
  const saved = home.replace(before, before.replace(/\.?$/u, ' ici'));
  expect(localeFiles.read('fr/home.json')).toBe(saved);
});

test('shows what has changed in English word by word, and a click says that a text is still right', async ({
  page,
  editor,
}) => {
  const english = localeFiles.read('en/common.json');
  const blurb = textIn(english, 'blurb');
  const [first = ''] = blurb.split(' ');
  localeFiles.write('en/common.json', english.replace(blurb, blurb.replace(first, 'Otherwise')));
  await editor.open('/fr');
  await editor.button(new RegExp(`^${said.lists.work}`, 'u')).click();
  await expect(page.getByRole('heading', { name: said.lists.stale })).toBeVisible();
  await editor.line('firm.blurb').click();
  await expect(editor.panel.locator('del').first()).toHaveText(first);
  await expect(editor.panel.locator('ins').first()).toHaveText('Otherwise');
  await editor.button(said.field.accept).click();
  await expect(editor.panel.getByText(said.status.saved)).toBeVisible();
  await expect(editor.panel.locator('ins')).toBeHidden();
});

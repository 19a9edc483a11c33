import { expect, said, test } from './editor';
import { textIn, texts } from './texts';

test('nothing that is typed is lost when the editor is stopped, and one sentence says so', async ({
  page,
  editor,
}) => {
  const before = textIn(texts.read('fr/home.json'), 'headline');
  await editor.open('/fr');
  await page.locator('h1').click();
  await expect(editor.field('Français')).toBeFocused();
  await page.route('**/__translate/**', (route) => route.abort());
  await editor.field('Français').press('End');
  await page.keyboard.type(' sans serveur');
  await page.keyboard.press('Enter');
  await expect(page.getByText(said.fr.trouble.stopped)).toBeVisible();
  await page.keyboard.type(' non plus');
  await page.unroute('**/__translate/**');
  // As Vite does as soon as its server is there again.
  await page.reload();
  await expect(editor.field('Français')).toHaveValue(`${before} sans serveur non plus`);
  await expect(page.getByText(said.fr.trouble.stopped)).toBeHidden();
  await editor.button(said.fr.field.undo).click();
});

test('a full storage loses nothing while the page is open, and says so', async ({
  page,
  editor,
}) => {
  const before = textIn(texts.read('fr/home.json'), 'headline');
  await editor.open('/fr');
  await page.evaluate(() => {
    for (let size = 1 << 20; size > 0; size >>= 1) {
      try {
        for (;;) localStorage.setItem(`filler${Math.random()}`, 'x'.repeat(size));
      } catch {
        // Full for this size.
      }
    }
  });
  await page.locator('h1').click();
  await editor.field('Français').press('End');
  await page.keyboard.type(' plein');
  await expect(page.getByText(said.fr.trouble.full)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await expect(editor.field('Français')).toHaveValue(`${before} plein`);
  await editor.button(said.fr.field.undo).click();
  await expect(page.getByText(said.fr.trouble.full)).toBeHidden();
  await page.evaluate(() => localStorage.clear());
});

test('damaged storage ends nothing: what is left of a text is shown', async ({ page, editor }) => {
  await page.goto('/fr');
  await page.evaluate(() => {
    localStorage.setItem('translate:draft:fr/home#hero.headline', '{"text":"Mes mots');
    localStorage.setItem('translate:draft:fr/home#hero.gone', '{"text":"Perdu ?","opened":"x"}');
    sessionStorage.setItem('translate:view', '{"isOn":');
  });
  await editor.open('/fr');
  await expect(page.getByText('2 textes non enregistrés')).toBeVisible();
  await page.locator('h1').click();
  await expect(editor.field('Français')).toHaveValue('{"text":"Mes mots');
  await editor.button(said.fr.field.undo).click();
  await page.keyboard.press('Escape');
  await editor.button(new RegExp(`^${said.fr.lists.work}`, 'u')).click();
  await editor.line('hero.gone').click();
  await expect(editor.panel.getByText('Perdu ?')).toBeVisible();
  await editor.button(said.fr.kept.discard).click();
  await expect(editor.panel.getByText('Perdu ?')).toBeHidden();
});

test('the editor is shown in no frame, and answers no other origin', async ({ page, baseURL }) => {
  const answer = await page.request.get('/fr');
  expect(answer.headers()['x-frame-options']).toBe('DENY');
  expect(answer.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
  await page.route('http://evil.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Evil</title><iframe src="${baseURL}/fr"></iframe>`,
    }),
  );
  await page.goto('http://evil.example/');
  await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
  const outcome = await page.evaluate(
    (base) =>
      fetch(`${base}/__translate/save`, { method: 'POST', body: '{}' }).then(
        () => 'answered',
        () => 'rejected',
      ),
    baseURL,
  );
  expect(outcome).toBe('rejected');
});

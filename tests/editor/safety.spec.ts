import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test, textIn, localeFiles, words } from './editorFixtures';

const said = words.fr;
const headline = textIn(localeFiles.read('fr/home.json'), 'headline');

const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 1 << 20; size > 0; size >>= 1) {
      try {
        for (;;) localStorage.setItem(`filler${Math.random()}`, 'x'.repeat(size));
      } catch {
        // Full for this size.
      }
    }
  });

test('keeps every letter while the server is stopped, and saves it when it is back', async ({
  page,
  editor,
}) => {
  const home = localeFiles.read('fr/home.json');
  await editor.open('/fr');
  await editor.click(page.locator('h1'));
  await expect(editor.field()).toBeFocused();
  await page.route('**/__translate/**', (route) => route.abort());
  await editor.field().press('End');
  await page.keyboard.type(' ic');
  await page.keyboard.press('Enter');
  await expect(page.getByText(said.trouble.stopped)).toBeVisible();
  await page.keyboard.type('i');
  await page.unroute('**/__translate/**');
  // As Vite does when its server is back.
  await page.reload();
  await expect(editor.field()).toHaveValue(`${headline} ici`);
  await expect(page.getByText(said.trouble.stopped)).toBeHidden();
  await editor.field().press('Enter');
  const saved = home.replace(headline, `${headline} ici`);
  await expect.poll(() => localeFiles.read('fr/home.json')).toBe(saved);
});

test('keeps a draft whose text has been renamed since', async ({ page, editor }) => {
  await editor.open('/fr');
  await page.evaluate((opened) => {
    const draft = JSON.stringify({ text: 'Un brouillon', opened });
    localStorage.setItem('translate:draft:fr/home#hero.title', draft);
  }, headline);
  localeFiles.write('renamed.json', '{ "home#hero.title": "home#hero.headline" }');
  await page.reload();
  await editor.click(page.locator('h1'));
  await expect(editor.field()).toHaveValue('Un brouillon');
});

test('keeps what is typed at the moment when another tab has saved an earlier wording', async ({
  page,
  editor,
}) => {
  await editor.open('/fr');
  await editor.click(page.locator('h1'));
  await editor.field().fill('Un deux');
  // The storage event of another tab, which has saved “Un” and deletes its draft.
  await page.evaluate((opened) => {
    const [key, oldValue] = ['translate:draft:fr/home#hero.headline', { text: 'Un', opened }];
    const change = { key, oldValue: JSON.stringify(oldValue), newValue: null };
    window.dispatchEvent(new StorageEvent('storage', change));
  }, headline);
  await expect(editor.field()).toHaveValue('Un deux');
});

test('waits with the reload after a restart of the server while storage is full', async ({
  page,
  editor,
}) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/./u, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await editor.open('/fr');
  await fillStorage(page);
  await editor.click(page.locator('h1'));
  await editor.field().press('End');
  await page.keyboard.type(' plein');
  await expect(page.getByText(said.trouble.full)).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const reloaded = page.waitForEvent('load');
  for (const socket of sockets) await socket.close();
  await page.keyboard.type(' encore');
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith('filler')))
      localStorage.removeItem(name);
  });
  await page.keyboard.type('.');
  await reloaded;
  await expect(editor.field()).toHaveValue(`${headline} plein encore.`);
  expect(asked).toEqual([]);
});

test('loses nothing when storage is full, as long as the page is open, and says so', async ({
  page,
  editor,
}) => {
  await editor.open('/fr');
  await fillStorage(page);
  await editor.click(page.locator('h1'));
  await editor.field().press('End');
  await page.keyboard.type(' plein');
  await expect(page.getByText(said.trouble.full)).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.click(page.locator('h1'));
  await expect(editor.field()).toHaveValue(`${headline} plein`);
  await editor.button(said.field.discard).click();
  await expect(page.getByText(said.trouble.full)).toBeHidden();
});

test('reads the drafts of earlier versions, and shows a damaged one as its raw text', async ({
  page,
  editor,
}) => {
  await page.goto('/fr');
  await page.evaluate(() => {
    const drafts = {
      'fr/home#hero.headline': '{"text":"Mes mots',
      'fr/home#hero.gone': '{"text":"Perdu ?","opened":"x"}',
      'fr/home#hero.intro': '{"text":"Gardé.","opened":"x","waits":true}',
    };
    for (const [id, draft] of Object.entries(drafts))
      localStorage.setItem(`translate:draft:${id}`, draft);
  });
  await editor.open('/fr');
  await expect(page.getByText('3 textes non enregistrés')).toBeVisible();
  await editor.click(page.locator('h1'));
  await expect(editor.field()).toHaveValue('{"text":"Mes mots');
  await page.keyboard.press('Escape');
  await editor.button(new RegExp(`^${said.lists.work}`, 'u')).click();
  await expect(editor.line('hero.intro')).toContainText('Gardé.');
  await editor.line('hero.gone').click();
  await expect(editor.panel.getByText('Perdu ?')).toBeVisible();
  await editor.button(said.kept.discard).click();
  await expect(editor.panel.getByText('Perdu ?')).toBeHidden();
});

test('another site can neither frame the editor nor ask its server', async ({ page, baseURL }) => {
  const body = `<title>Evil</title><iframe src="${baseURL}/fr"></iframe>`;
  await page.route('http://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('http://evil.example/');
  await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
  const outcome = await page.evaluate(
    (base) =>
      fetch(`${base}/__translate/save`, { method: 'POST', body: '{}' }).then(String, String),
    baseURL,
  );
  expect(outcome).toContain('Failed to fetch');
});

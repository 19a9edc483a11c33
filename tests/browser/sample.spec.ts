import { hrefOf } from '../../src/site/hrefs';
import { ownDeliverable, sampleSlugs } from '../../src/site/catalogue';
import { readNamespace } from '../../src/i18n/readNamespace';
import { test, expect } from './fixtures';
import { defaultLanguage, languages, loadedByScript, visit, type Language } from './visit';

const [slug = 'highest-and-best-use-analysis' as const] = sampleSlugs;
const addressOf = (language: Language) => hrefOf(language, { name: 'sample', slug });

for (const language of languages) {
  const texts = readNamespace(language.code, `samples/${slug}`);
  const { build, wait } = texts.outcomes;
  const verdict = (name: string) => (texts.verdicts[name] ?? '').split(/[.؟]/)[0] ?? '';

  test(
    `the control turns the verdict, which is announced at rest and kept in the address, ${language.code}`,
    { tag: '@engines' },
    async ({ page }) => {
      await page.clock.install();
      await visit(page, addressOf(language));
      const control = page.getByRole('slider', { name: texts.control.label });
      const shown = page.locator('.sample-forms > p').filter({ visible: true });
      const start = verdict('build').split('{{')[0] ?? '';
      await expect(shown).toContainText(start.trim());
      const before = await page.locator('.sample-forms').boundingBox();
      const status = page.getByRole('status').filter({ hasText: /\p{L}/u });
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(window, { said });
        new MutationObserver(() => {
          for (const { textContent } of document.querySelectorAll('main [role="status"]'))
            if (textContent && textContent !== said.at(-1)) said.push(textContent);
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      await page.clock.pauseAt(Date.now() + 60_000);
      await control.focus();
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
      await expect(shown).toContainText(verdict('wait').split('{{')[0]?.trim() ?? '');
      expect(await page.locator('.sample-forms').boundingBox()).toEqual(before);
      await page.clock.runFor(1000);
      await expect(page).toHaveURL(/\?at=-12$/);
      await expect(status).toContainText(verdict('wait').trim());
      expect(
        await page.evaluate(() => (window as unknown as { said: string[] }).said),
      ).toHaveLength(1);
      await page.reload();
      await expect(shown).toContainText(verdict('wait').split('{{')[0]?.trim() ?? '');
      await expect(control).toHaveAttribute('aria-valuetext', /12/);
    },
  );

  test.describe(`without scripts, ${language.code}`, () => {
    test.use({ javaScriptEnabled: false });
    test('the paper stands there with a table of positions', async ({ page }) => {
      await page.goto(addressOf(language));
      await expect(page.getByRole('slider')).toBeHidden();
      const table = page.getByRole('region', {
        name: readNamespace(language.code, 'samples').positions,
      });
      await expect(table.getByRole('row')).toHaveCount(8);
      await expect(table.getByText(build ?? '').first()).toBeVisible();
      await expect(table.getByText(wait ?? '').first()).toBeVisible();
    });
  });
}

for (const language of languages) {
  test(`a sample paper is printed on two pages, ${language.code}`, async ({ page }) => {
    for (const one of sampleSlugs) {
      await visit(page, hrefOf(language, { name: 'sample', slug: one }));
      for (const format of ['A4', 'Letter']) {
        const pdf = await page.pdf({ format });
        expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), `${one}, ${format}`).toHaveLength(
          2,
        );
      }
    }
  });
}

test('no page but a sample paper’s own loads a model', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (loadedByScript.test(response.url())) scripts.push(response.text());
  });
  await visit(page, hrefOf(defaultLanguage, { name: 'home' }));
  await visit(page, hrefOf(defaultLanguage, { name: 'service', slug }));
  expect(scripts.length).toBeGreaterThan(3);
  // An input of the model, and of the texts of its paper.
  expect((await Promise.all(scripts)).filter((script) => script.includes('offPlan'))).toEqual([]);
});

test('a sample paper is met on its service, its practice and the landing page', async ({
  page,
}) => {
  const { code } = defaultLanguage;
  const { label } = readNamespace(code, 'samples');
  const { title } = readNamespace(code, `samples/${slug}`);
  const deliverable = readNamespace(code, 'deliverables')[ownDeliverable(slug)];
  await visit(page, hrefOf(defaultLanguage, { name: 'service', slug }));
  await page.getByRole('link', { name: label }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await visit(
    page,
    hrefOf(defaultLanguage, { name: 'service', slug: 'commercial-feasibility-studies' }),
  );
  await expect(page.getByRole('link', { name: deliverable })).toBeVisible();
  await visit(page, hrefOf(defaultLanguage, { name: 'home' }));
  await expect(page.getByRole('link', { name: label })).toHaveCount(sampleSlugs.length);
});

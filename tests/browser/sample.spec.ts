import { readNamespace } from '../../src/schemas/readNamespace';
import { models } from '../../src/samples/samples';
import { sampleSlugs, type SampleSlug } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { sliderOf, slug } from './samplePage';
import { defaultLanguage, languages, loadedByScript, visit } from './visit';

for (const language of languages) {
  const texts = readNamespace(language.code, `samples/${slug}`);
  const address = hrefOf(language, { name: 'sample', slug });

  test.describe(`without scripts, ${language.code}`, () => {
    test.use({ javaScriptEnabled: false });
    test('shows answer, chart and a table of assumptions in place of the slider', async ({
      page,
    }) => {
      await page.goto(address);
      await expect(page.getByRole('slider')).toBeHidden();
      await expect(page.locator('.sample-answer h2')).toBeVisible();
      const table = page.getByRole('region', { name: texts.figures.caption });
      await expect(table.getByRole('row')).toHaveCount(models[slug].slider.ticks.length + 1);
      const { cells } = readNamespace(language.code, 'services')[slug].sample;
      for (const cell of Object.values(cells)) {
        await expect(table.getByText(cell, { exact: true }).first()).toBeVisible();
      }
    });
  });
}

test('shows for whom a paper is written, on a phone below the frame', async ({ page }) => {
  const reader = page
    .getByText(readNamespace(defaultLanguage.code, `samples/${slug}`).addressee)
    .filter({ visible: true });
  await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug }));
  for (const [size, isBelow] of [
    [{ width: 1440, height: 900 }, false],
    [{ width: 844, height: 390 }, true],
    [{ width: 390, height: 844 }, true],
  ] as const) {
    await page.setViewportSize(size);
    const { y } = (await reader.boundingBox()) ?? { y: 0 };
    const slider = await sliderOf(page).boundingBox();
    expect(y > (slider?.y ?? 0), `${size.width} px`).toBe(isBelow);
  }
});

test('loads no model and no chart on another page', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (loadedByScript.test(response.url())) scripts.push(response.text());
  });
  await visit(page, hrefOf(defaultLanguage, { name: 'home' }));
  await visit(page, hrefOf(defaultLanguage, { name: 'service', slug }));
  expect(scripts.length).toBeGreaterThan(3);
  const all = (await Promise.all(scripts)).join('\n');
  // An input of the model and of the texts of its paper; a part of the frame.
  for (const name of ['offPlan', 'assumption-instruction']) {
    expect(all.includes(name), name).toBe(false);
  }
});

test('leads to the papers from the hero, the cards of each practice and the services', async ({
  page,
}) => {
  const services = readNamespace(defaultLanguage.code, 'services');
  const hrefTo = (paper: SampleSlug) => hrefOf(defaultLanguage, { name: 'sample', slug: paper });
  await visit(page, hrefOf(defaultLanguage, { name: 'home' }));
  const { hero, sample } = readNamespace(defaultLanguage.code, 'home');
  await expect(page.getByRole('link', { name: hero.sample })).toBeVisible();
  for (const paper of sampleSlugs) {
    const { question, answer } = services[paper].sample;
    const link = { name: `${sample.read} ${question}`, exact: true };
    const card = page.getByRole('link', link);
    await expect(card).toHaveAttribute('href', hrefTo(paper));
    await card.scrollIntoViewIfNeeded();
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
  const { label, sibling } = readNamespace(defaultLanguage.code, 'common').sample;
  const owned = sibling.replace('{{service}}', services[slug].title);
  for (const [service, says] of [
    ['commercial-feasibility-studies', owned],
    [slug, label],
  ] as const) {
    await visit(page, hrefOf(defaultLanguage, { name: 'service', slug: service }));
    await expect(page.locator(`a[href="${hrefTo(slug)}"]`)).toBeVisible();
    await expect(page.getByText(says, { exact: true })).toBeVisible();
  }
  const { question } = services[slug].sample;
  await page.getByRole('link', { name: question }).click();
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeFocused();
});

import { test, expect } from './fixtures';
import {
  defaultLanguage,
  holdBack,
  hydrated,
  languages,
  loadedByScript,
  serviceOf,
  textsOf,
  visit,
} from './visit';

const { service: words } = textsOf(defaultLanguage).common;
const { needs, region } = textsOf(defaultLanguage).service();
const address = serviceOf(defaultLanguage);
const phone = { width: 390, height: 844 };

test('on a phone a part is closed from the first paint, and does not jump', async ({
  page,
  faults,
}) => {
  faults.expectBrokenRequests();
  await page.setViewportSize(phone);
  await page.route(loadedByScript, (route) => route.abort());
  await page.goto(address);
  const need = page.getByText(needs[0] ?? '');
  const heading = page.getByRole('heading', { name: words.needs });
  await expect(need).toBeHidden();
  const before = await heading.boundingBox();
  await page.unroute(loadedByScript);
  await visit(page, address);
  await expect(need).toBeHidden();
  expect(await heading.boundingBox()).toEqual(before);
  await page.getByRole('group').filter({ has: need }).locator('summary').press('Enter');
  await expect(need).toBeVisible();
});

test('on a phone an address and the contents open the part that they lead to', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, `${address}#needs`);
  await expect(page.getByText(needs[0] ?? '')).toBeVisible();
  await visit(page, address);
  const contents = page.getByRole('navigation', { name: words.contents });
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: words.needs }).click();
  await expect(page.getByText(needs[0] ?? '')).toBeInViewport();
});

test('on a phone what an address leads to stays as it was painted', async ({ page }) => {
  await page.setViewportSize(phone);
  const letItCome = await holdBack(page);
  await page.goto(`${address}#region`);
  const below = page.getByRole('heading', { name: words.references });
  const sources = page.getByText(words.noLegalAdvice);
  await expect(sources).toBeInViewport();
  const before = await below.boundingBox();
  letItCome();
  await hydrated(page);
  expect(await below.boundingBox()).toEqual(before);
});

test('in a wide window all is open except law and standards', async ({ page }) => {
  await visit(page, address);
  await expect(page.getByText(needs[0] ?? '')).toBeVisible();
  await expect(page.getByText(words.noLegalAdvice)).toBeVisible();
  const law = page.getByText(region.law?.sources[0]?.name ?? '');
  await expect(law).toBeHidden();
  await expect(page.locator('summary').filter({ visible: true })).toHaveCount(2);
  await page.getByRole('group').filter({ has: law }).locator('summary').press('Enter');
  await expect(law).toBeVisible();
});

test('a text fragment in the address opens the collapsed section with that text', async ({
  page,
}) => {
  const name = region.law?.sources[0]?.name ?? '';
  await page.goto(`${address}#:~:text=${encodeURIComponent(name)}`);
  await expect(page.getByText(name)).toBeVisible();
});

test('all lines of a heading open its disclosure, and the focus ring is around them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  let headingsOfTwoLines = 0;
  for (const language of languages) {
    await visit(page, serviceOf(language));
    const { when, needs: needed, references } = textsOf(language).common.service;
    for (const name of [when, needed, references]) {
      const heading = page.getByRole('heading', { name });
      const details = page.getByRole('group').filter({ has: heading });
      const { width, height } = (await heading.boundingBox()) ?? { width: 0, height: 0 };
      const lineHeight = await heading.evaluate((element) =>
        parseFloat(getComputedStyle(element).lineHeight),
      );
      if (height > 1.5 * lineHeight) headingsOfTwoLines += 1;
      await heading.click({ position: { x: width / 2, y: height - 2 } });
      await expect(details).toHaveJSProperty('open', true);
      await page.keyboard.press('Enter');
      await expect(details).toHaveJSProperty('open', false);
      const distances = await heading.evaluate((element) => {
        const ringed = document.querySelector(':focus-visible') ?? document.body;
        const [text, ring] = [element.getBoundingClientRect(), ringed.getBoundingClientRect()];
        return [ringed.localName, text.top - ring.top >= 0, ring.bottom - text.bottom >= 0];
      });
      expect(distances, name).toEqual(['summary', true, true]);
    }
  }
  expect(headingsOfTwoLines).toBeGreaterThan(0);
});

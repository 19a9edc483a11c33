import { test, expect } from './fixtures';
import {
  defaultLanguage,
  holdBack,
  hydrated,
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

test('a focus ring goes around a heading of two lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, address);
  const rings = await page.locator('.disclosure').evaluateAll((disclosures) =>
    disclosures.map((disclosure) => {
      const summary = disclosure.querySelector('summary');
      const heading = disclosure.querySelector(':scope > :is(h2, h3)');
      summary?.focus({ focusVisible: true } as FocusOptions);
      const lines = heading ? heading.getClientRects().length : 0;
      const text = new Range();
      if (heading) text.selectNodeContents(heading);
      const { outlineStyle, lineHeight } = getComputedStyle(heading ?? document.body);
      const height = text.getBoundingClientRect().height;
      return {
        isAroundHeading: outlineStyle === 'solid' && lines === 1,
        isAroundSummary: summary !== null && getComputedStyle(summary).outlineStyle !== 'none',
        hasTwoLines: height > 1.5 * parseFloat(lineHeight),
      };
    }),
  );
  expect(rings.some(({ hasTwoLines }) => hasTwoLines)).toBe(true);
  for (const ring of rings)
    expect(ring).toMatchObject({ isAroundHeading: true, isAroundSummary: false });
});

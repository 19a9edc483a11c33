import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { Form, message } from './form';
import {
  defaultLanguage,
  holdBack,
  homeOf,
  hydrated,
  otherThan,
  scrollTo,
  serviceOf,
  textsOf,
} from './visit';

// What a visitor does before hydration counts after it.

for (const slug of sampleSlugs) {
  test(
    `a slider moved before hydration moves the paper, ${slug}`,
    { tag: '@engines' },
    async ({ page }) => {
      const address = hrefOf(defaultLanguage, { name: 'sample', slug });
      const slider = page.getByRole('figure').getByRole('slider');
      const answer = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      await page.goto(address);
      await hydrated(page);
      await slider.press('End');
      const value = await slider.inputValue();
      const [text, wanted] = [
        await slider.getAttribute('aria-valuetext'),
        await answer.innerText(),
      ];
      const letItCome = await holdBack(page);
      await page.goto(address);
      await slider.press('End');
      letItCome();
      await hydrated(page);
      await expect(slider).toHaveValue(value);
      await expect(slider).toHaveAttribute('aria-valuetext', text ?? '');
      expect(await answer.innerText()).toBe(wanted);
      await expect(page).toHaveURL(`${address}?at=${value}`);
    },
  );
}

const { common } = textsOf(defaultLanguage);
const phone = { width: 390, height: 844 };

test(
  'disclosures opened and closed before hydration stay so',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    const letItCome = await holdBack(page);
    const { needs, when } = textsOf(defaultLanguage).service();
    await page.goto(`${serviceOf(defaultLanguage)}#needs`);
    const summaryOf = (name: string) =>
      page.locator('main summary').filter({ has: page.getByRole('heading', { name }) });
    const [target, other] = [page.getByText(needs[0] ?? ''), page.getByText(when[0] ?? '')];
    await expect(target).toBeVisible();
    await summaryOf(common.service.needs).press('Enter');
    await expect(target).toBeHidden();
    await summaryOf(common.service.when).press('Enter');
    await expect(other).toBeVisible();
    letItCome();
    await hydrated(page);
    await expect(target).toBeHidden();
    await expect(other).toBeVisible();
  },
);

test.describe('the offer of a language', () => {
  const language = otherThan(defaultLanguage);
  test.use({ locale: language.locale });

  test('is made to a visitor who has scrolled before hydration', async ({ page }) => {
    const letItCome = await holdBack(page);
    await page.goto(serviceOf(defaultLanguage));
    await scrollTo(page, 300);
    letItCome();
    await hydrated(page);
    await expect(page.locator(`aside[lang="${language.code}"]`)).toBeVisible();
  });
});

test('keeps the draft while no chunk can be loaded, and hydrates when the connection is back', async ({
  page,
  faults,
}) => {
  faults.expectBrokenRequests();
  faults.expect(/console\.error/);
  await page.route('**/assets/chunks/**', (route) => route.abort('internetdisconnected'));
  const form = new Form(page);
  await page.goto(homeOf(defaultLanguage));
  await form.fill();
  await page.waitForEvent('console', (entry) => entry.text().includes('dynamically imported'));
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await hydrated(page);
  await form.expectValues(message);
  await page.reload();
  await hydrated(page);
  await form.expectValues(message);
});

// As in Firefox, which never requests a failed module again in the same document.
test('reloads the page when chunks still fail after the connection is back, but not under a typing visitor', async ({
  page,
  faults,
}) => {
  faults.expectBrokenRequests();
  faults.expect(/console\.error/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/chunks/**', (route) =>
    documents < 2 ? route.abort('internetdisconnected') : route.continue(),
  );
  const failure = () =>
    page.waitForEvent('console', (entry) => entry.text().includes('dynamically imported'));
  const goOnline = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  const form = new Form(page);
  await page.goto(homeOf(defaultLanguage));
  await form.fill();
  await failure();
  const reached = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await Promise.all([failure(), reached, goOnline()]);
  await form.expectValues(message);
  expect(documents).toBe(1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await Promise.all([page.waitForEvent('load'), goOnline()]);
  await hydrated(page);
  await form.expectValues(message);
});

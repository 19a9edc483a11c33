import type { Page } from '@playwright/test';
import { test, expect } from './fixtures';
import { Form, message, nothing } from './form';
import {
  defaultLanguage,
  expectToast,
  heading,
  holdBack,
  homeOf,
  hydrated,
  languages,
  linkTo,
  otherThan,
  serviceOf,
  switchTo,
  textsOf,
  visit,
  type Language,
} from './visit';

const { common } = textsOf(defaultLanguage);

test(
  'keeps the draft after a reload, on other pages and after going back',
  { tag: ['@smoke', '@engines'] },
  async ({ page, service }) => {
    const form = await Form.open(page);
    await form.fill();
    await page.reload();
    await hydrated(page);
    await form.expectValues(message);
    await linkTo(page, serviceOf(defaultLanguage)).click();
    await expect(heading(page, textsOf(defaultLanguage).service().title)).toBeFocused();
    await page.goBack();
    await form.expectValues(message);
    await visit(page, serviceOf(defaultLanguage));
    await page.getByRole('banner').getByRole('link').first().click();
    await form.expectValues(message);
    expect(service.received).toHaveLength(0);
  },
);

const keepInEveryLanguage = 'keeps the draft in every language and on other pages';

for (const hasStorage of [true, false]) {
  test(
    `${keepInEveryLanguage}${hasStorage ? '' : ', if storage is blocked'}`,
    { tag: '@engines' },
    async ({ page }) => {
      if (!hasStorage) {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'sessionStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        });
      }
      const form = await Form.open(page);
      await form.fill();
      const others = languages.filter((language) => language !== defaultLanguage);
      for (const language of [...others, defaultLanguage]) {
        await switchTo(page, language).click();
        await expect(page.locator('html')).toHaveAttribute('lang', language.code);
        await new Form(page, language).expectValues(message);
      }
      await linkTo(page, serviceOf(defaultLanguage)).click();
      await expect(heading(page, textsOf(defaultLanguage).service().title)).toBeFocused();
      await page.goBack();
      await form.expectValues(message);
    },
  );
}

for (const [name, leave] of [
  ['a language switch', (page, other) => switchTo(page, other).click()],
  ['going back', (page) => page.goBack()],
] satisfies [string, (page: Page, other: Language) => Promise<unknown>][]) {
  test(`keeps a second message after ${name}`, async ({ page, service }) => {
    const other = otherThan(defaultLanguage);
    await Form.open(page, other);
    await switchTo(page, defaultLanguage).click();
    const form = new Form(page);
    await form.fill();
    await form.send.click();
    await expectToast(page, common.toast.successTitle);
    await form.expectValues(nothing);
    await form.fill({ ...message, name: 'Amin' });
    await leave(page, other);
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    const there = new Form(page, other);
    await there.expectValues({ ...message, name: 'Amin' });
    await there.field('name').press('End');
    await there.field('name').pressSequentially('a');
    await page.reload();
    await hydrated(page);
    await there.expectValues({ ...message, name: 'Amina' });
    expect(service.received).toHaveLength(1);
  });
}

test('keeps a second message that fails during a language switch', async ({
  page,
  service,
  faults,
}) => {
  faults.expectBrokenRequests();
  const form = await Form.open(page);
  await form.fill();
  await form.send.click();
  await form.expectValues(nothing);
  service.willHang();
  await form.fill();
  await form.send.click();
  await expect.poll(() => service.received.length).toBe(2);
  const other = otherThan(defaultLanguage);
  await switchTo(page, other).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other.code);
  const there = new Form(page, other);
  await there.expectValues(message);
  service.answerNow(500);
  await expect(there.send).toBeEnabled();
  await there.expectValues(message);
});

test('keeps the draft to its tab', async ({ page, context }) => {
  const form = await Form.open(page);
  await form.fill();
  const other = await Form.open(await context.newPage());
  await other.expectValues(nothing);
});

test('keeps what is typed before hydration', async ({ page }) => {
  const form = await Form.open(page);
  await form.fill({ message: message.message });
  const letItCome = await holdBack(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await form.field('name').pressSequentially('Amina');
  letItCome();
  await hydrated(page);
  await expect(form.field('name')).toHaveValue('Amina');
  await form.field('name').pressSequentially(' Yusuf');
  await page.reload();
  await hydrated(page);
  await expect(form.field('name')).toHaveValue('Amina Yusuf');
});

test('keeps what is typed before hydration after a language switch', async ({ page }) => {
  const other = otherThan(defaultLanguage);
  await holdBack(page);
  await page.goto(homeOf(defaultLanguage));
  const form = new Form(page);
  await form.fill();
  await switchTo(page, other).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other.code);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await hydrated(page);
  await new Form(page, other).expectValues(message);
});

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
  'a draft survives a reload, other pages and the way back',
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

const takeIntoEveryLanguage = 'a draft goes into every language and over other pages';

for (const hasStorage of [true, false]) {
  test(
    `${takeIntoEveryLanguage}${hasStorage ? '' : ', where storage is refused'}`,
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
  ['a change of language', (page, other) => switchTo(page, other).click()],
  ['the way back', (page) => page.goBack()],
] satisfies [string, (page: Page, other: Language) => Promise<unknown>][]) {
  test(`a second message survives ${name}`, async ({ page, service }) => {
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

test('a second message that fails while the language changes stays', async ({
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

test('a draft stays in its tab', async ({ page, context }) => {
  const form = await Form.open(page);
  await form.fill();
  const other = await Form.open(await context.newPage());
  await other.expectValues(nothing);
});

test('what is typed before the page is hydrated stays, and joins the draft', async ({ page }) => {
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

test('what is typed before the page is hydrated goes into another language', async ({ page }) => {
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

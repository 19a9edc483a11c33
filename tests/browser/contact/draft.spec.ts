import type { Page } from '@playwright/test';
import { holdBack } from '../support/network';
import { textsOf } from '../support/texts';
import {
  arabic,
  bothDirections,
  english,
  french,
  homeOf,
  languages,
  serviceOf,
  visit,
} from '../support/visit';
import { test, expect } from './contactTest';
import { Form, leaveSending, message, nothing } from './form';

for (const language of bothDirections) {
  test(`the draft survives a reload, a visit elsewhere and the way back in ${language.code}`, async ({
    page,
    service,
  }) => {
    const form = new Form(page, language);
    await form.open();
    await form.fill();
    await page.reload();
    await form.isAlive();
    await form.expectValues(message);
    await page.locator('main a[href*="/services/"]:visible').first().click();
    await expect(page).toHaveURL(/services/);
    await page.goBack();
    await form.expectValues(message);
    await visit(page, serviceOf(language));
    await page.locator('.site-header a').first().click();
    await form.expectValues(message);
    expect(service.received).toHaveLength(0);
  });
}

/** Begins a message in English, and reads it in each language, in English at the end. */
async function takeIntoEveryLanguage(page: Page): Promise<void> {
  const form = new Form(page, english);
  await form.open();
  await form.fill();
  for (const language of [arabic, french, english]) {
    await page.getByRole('link', { name: language.name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language.code);
    await new Form(page, language).expectValues(message);
  }
}

test('the draft goes with the visitor into every language', async ({ page }) => {
  await takeIntoEveryLanguage(page);
});

test.describe('where storage is refused', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
  });

  test('the draft goes into every language and survives a visit elsewhere', async ({ page }) => {
    await takeIntoEveryLanguage(page);
    await page.locator('main a[href^="/services/"]:visible').first().click();
    await expect(page).toHaveURL(/services/);
    await page.goBack();
    await new Form(page, english).expectValues(message);
  });

  test('what is typed while a message is sent is kept', async ({ page, service }) => {
    const form = await leaveSending(page, service);
    await form.field('message').fill('One more thing');
    service.answerNow();
    await expect(form.send).toBeEnabled();
    await form.expectValues({ ...nothing, message: 'One more thing' });
  });
});

test('the draft stays in its tab and its browser', async ({ page, context }) => {
  const form = new Form(page, english);
  await form.open();
  await form.fill();
  const other = await context.newPage();
  await visit(other, homeOf(english));
  await expect(other.locator('#field-name')).toHaveValue('');
});

for (const language of languages) {
  test(`a message that was on its way when the visitor left may have arrived, and says so in ${language.code}`, async ({
    page,
    service,
  }) => {
    const form = new Form(page, language);
    const note = page.getByText(textsOf(language).home.form.mayHaveArrived);
    service.willHang();
    await form.open();
    await form.fill();
    await expect(note).toBeHidden();
    await form.send.click();
    await expect.poll(() => service.received.length).toBe(1);
    await expect(note).toBeHidden();
    await page.reload();
    await form.isAlive();
    await form.expectValues(message);
    await expect(note).toBeVisible();
    service.willAnswer(200);
    await form.send.click();
    await form.expectValues(nothing);
    await expect(note).toBeHidden();
    await page.reload();
    await form.isAlive();
    await expect(note).toBeHidden();
  });
}

test('what is typed before the application is there stays, and joins the draft', async ({
  page,
}) => {
  const form = new Form(page, english);
  await form.open();
  await form.fill({ message: message.message });
  const letScriptsCome = await holdBack(page, '**/texts/**');
  await page.reload();
  await form.field('name').pressSequentially('Amina');
  letScriptsCome();
  await form.isAlive();
  await form.expectValues({ name: 'Amina', email: '', message: message.message });
  await page.keyboard.type(' Yusuf');
  await page.reload();
  await form.isAlive();
  await form.expectValues({ name: 'Amina Yusuf', email: '', message: message.message });
});

for (const language of languages) {
  test(`what is typed before the application is there goes along, and joins the draft, from ${language.code}`, async ({
    page,
  }) => {
    const [other] = languages.filter(({ code }) => code !== language.code);
    if (!other) throw new Error('There is one language alone');
    const form = new Form(page, language);
    await form.open();
    await form.fill({ message: message.message });
    const letScriptsCome = await holdBack(page, '**/texts/**');
    await page.reload();
    await form.fill({ name: message.name });
    await page.getByRole('link', { name: other.name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    letScriptsCome();
    const there = new Form(page, other);
    await there.isAlive();
    await there.expectValues({ ...message, email: '' });
  });
}

test('a form that is submitted on a page that fails to come alive is sent by the browser at once', async ({
  page,
  service,
  faults,
}) => {
  faults.expect(/console\.error|page error/);
  const form = new Form(page, english);
  // The screen throws without its titles.
  await page.route(/texts\/.*home\.json/, async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { content: { titles?: unknown } };
    delete file.content.titles;
    await route.fulfill({ response, json: file });
  });
  const letTextsCome = await holdBack(page, '**/texts/**');
  await page.clock.install({ time: 0 });
  await page.goto(homeOf(english));
  await form.fill();
  await form.send.click();
  await expect(form.sending).toBeVisible();
  letTextsCome();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return service.received.length;
    })
    .toBe(1);
  expect(service.received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

test('a form that is submitted before the application is there is sent once', async ({
  page,
  service,
}) => {
  const form = new Form(page, english);
  const letScriptsCome = await holdBack(page, '**/texts/**');
  await page.goto(homeOf(english));
  await form.fill();
  await form.send.click();
  await form.field('name').press('Enter');
  expect(service.received).toHaveLength(0);
  letScriptsCome();
  await expect.poll(() => service.received.length).toBe(1);
  await expect(page).toHaveURL(homeOf(english));
  await expect(form.field('name')).toHaveValue('');
  expect(JSON.parse(service.received[0]?.body ?? '')).toEqual(message);
});

test('a form whose application never comes is sent by the browser', async ({
  page,
  service,
  faults,
}) => {
  faults.expect(/ERR_FAILED|Failed to (load|fetch)/);
  const form = new Form(page, english);
  await page.route('**/assets/chunks/**', (route) => route.abort());
  await page.goto(homeOf(english));
  await form.fill();
  await form.send.click();
  await expect.poll(() => service.received.length).toBe(1);
  expect(service.received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of bothDirections) {
    test(`the browser checks the form and sends it in ${language.code}`, async ({
      page,
      service,
    }) => {
      const form = new Form(page, language);
      await page.goto(homeOf(language));
      await form.send.click();
      await expect(form.field('name')).toBeFocused();
      expect(service.received).toHaveLength(0);
      await form.fill();
      await form.send.click();
      await expect.poll(() => service.received.length).toBe(1);
      expect(Object.fromEntries(new URLSearchParams(service.received[0]?.body))).toEqual({
        ...message,
        message: message.message.replaceAll('\n', '\r\n'),
      });
    });
  }
});

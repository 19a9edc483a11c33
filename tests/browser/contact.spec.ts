import type { Page } from '@playwright/test';
import { contactFields } from '../../src/contact/message';
import { endpoint, thanks } from './buildSite';
import { test, expect } from './fixtures';
import type { FormService } from './formService';
import { Form, message, nothing } from './form';
import {
  bothDirections,
  defaultLanguage,
  expectToast,
  heading,
  homeOf,
  hydrated,
  linkTo,
  loadedByScript,
  otherThan,
  serviceOf,
  switchTo,
  textsOf,
  visit,
} from './visit';

const { common, home } = textsOf(defaultLanguage);

for (const language of bothDirections) {
  const { form: texts } = textsOf(language).home;
  const { toast } = textsOf(language).common;

  test(
    `shows an error below each invalid field until it is fixed, ${language.code}`,
    { tag: '@engines' },
    async ({ page }) => {
      const form = await Form.open(page, language);
      await form.fill({ name: '  ', email: 'amina@' });
      await form.send.click();
      const faults = {
        name: texts.nameRequired,
        email: texts.emailInvalid,
        message: texts.messageRequired,
      };
      for (const name of contactFields) {
        const field = form.field(name);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(faults[name]);
        const below = await form.element.getByText(faults[name], { exact: true }).boundingBox();
        const box = await field.boundingBox();
        expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      }
      await expect(form.field('name')).toBeFocused();
      await form.field('name').fill('Amina');
      await expect(form.field('name')).not.toHaveAttribute('aria-invalid');
      await form.field('email').fill('');
      await expect(form.field('email')).toHaveAccessibleDescription(texts.emailRequired);
      await form.fill();
      await expect(form.element.locator('[aria-invalid]')).toHaveCount(0);
    },
  );

  test(`keeps the message when the service refuses it, then sends it and clears the form, ${language.code}`, async ({
    page,
    service,
    faults,
  }) => {
    faults.expectBrokenRequests();
    const form = await Form.open(page, language);
    const says = (text: string) => form.element.getByText(text.split(/[.{]/)[0] ?? '');
    await expect(form.field('message')).toHaveAttribute('rows', '5');
    service.willAnswer(500);
    await form.fill();
    await form.send.click();
    await expectToast(page, toast.errorTitle);
    await expectToast(page, toast.errorText);
    await form.expectValues(message);
    await expect(says(texts.refused)).toBeVisible();
    service.reset();
    service.willAnswer(200, '<{"garbage');
    await form.send.click();
    await expectToast(page, toast.successTitle);
    await expectToast(page, toast.successText);
    await form.expectValues(nothing);
    expect(service.received).toHaveLength(1);
    const [sent] = service.received;
    const type = 'application/json';
    expect(sent?.headers).toMatchObject({ accept: type, 'content-type': type });
    expect(sent?.headers.cookie).toBeUndefined();
    expect(JSON.parse(sent?.body ?? '')).toEqual(message);
    await expect(says(texts.sent)).toContainText(message.email);
    await linkTo(page, serviceOf(language)).click();
    await expect(heading(page, textsOf(language).service().title)).toBeFocused();
    await page.goBack();
    await expect(says(texts.sent)).toContainText(message.email);
    await page.reload();
    await hydrated(page);
    await form.expectValues(nothing);
  });
}

test('keeps the message without a connection', async ({ page, context, service, faults }) => {
  faults.expectBrokenRequests();
  const form = await Form.open(page);
  await context.setOffline(true);
  await form.fill();
  await form.send.click();
  await expectToast(page, common.toast.errorTitle);
  await form.expectValues(message);
  // The note outlives the toast and disappears when a new attempt begins.
  await page.keyboard.press('Escape');
  const note = form.element.getByText(home.form.offline.split('.')[0] ?? '');
  await expect(note).toBeVisible();
  await expect(form.element.getByRole('link', { name: '@' })).toBeVisible();
  await context.setOffline(false);
  service.willHang();
  await form.send.click();
  await expect(form.sending).toBeVisible();
  await expect(note).toBeHidden();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

const lostAnswers: Record<string, (page: Page, service: FormService) => void | Promise<unknown>> = {
  'is lost': (_, service) => service.willReset(),
  redirects: (_, service) => service.willAnswer(302, '', { Location: '/elsewhere' }),
  'is blocked': (page) => page.route(endpoint, (route) => route.abort('blockedbyclient')),
};

for (const [name, lose] of Object.entries(lostAnswers)) {
  test(`does not claim that the message was not sent when the answer ${name}`, async ({
    page,
    service,
    faults,
  }) => {
    faults.expectBrokenRequests();
    const form = await Form.open(page);
    await lose(page, service);
    await form.fill();
    await form.send.click();
    await expectToast(page, common.toast.errorTitle);
    await expect(form.element.getByText(home.form.unknown.split('.')[0] ?? '')).toBeVisible();
    await form.expectValues(message);
  });
}

test('keeps the message and promises nothing when the answer is an HTML page', async ({
  page,
  service,
}) => {
  const form = await Form.open(page);
  service.willAnswer(200, '<!doctype html><h1>Sign in</h1>', { 'Content-Type': 'text/html' });
  await form.fill();
  await form.send.click();
  await expect(form.element.getByText(home.form.unknown.split('.')[0] ?? '')).toBeVisible();
  await expect(form.element.getByRole('link', { name: '@' })).toBeVisible();
  await form.expectValues(message);
  await expectToast(page, common.toast.unknownTitle);
  await expect(page.locator('[data-sonner-toast]')).toHaveAttribute('data-type', 'info');
});

test('sends a message once, whatever is pressed while it is being sent', async ({
  page,
  service,
}) => {
  const form = await Form.openSending(page, service);
  await expect(form.sending).toBeVisible();
  await form.sending.click({ force: true });
  await form.field('name').press('Enter');
  await form.element.evaluate((element: HTMLFormElement) => element.requestSubmit());
  service.answerNow();
  await expectToast(page, common.toast.successTitle);
  await expect(form.send).toBeEnabled();
  await form.expectValues(nothing);
  expect(service.received).toHaveLength(1);
});

test('waits for an answer without a time-out, with a note after 20 seconds', async ({
  page,
  service,
}) => {
  const form = new Form(page);
  await page.clock.install();
  await visit(page, homeOf(defaultLanguage, 'contact'));
  service.willHang();
  await form.fill();
  await form.send.dblclick();
  await expect.poll(() => service.received.length).toBe(1);
  const slow = form.element.getByText(home.form.slow.split('.')[0] ?? '');
  await page.clock.fastForward(15_000);
  await expect(slow).toBeHidden();
  await page.clock.fastForward(6000);
  await expect(slow).toBeVisible();
  await expect(form.element.getByRole('link', { name: '@' })).toBeVisible();
  await page.clock.fastForward('10:00:00');
  await expect(form.sending).toBeVisible();
  service.answerNow();
  await form.expectValues(nothing);
  await expect(slow).toBeHidden();
  expect(service.received).toHaveLength(1);
  await expect(form.element.locator('[aria-invalid]')).toHaveCount(0);
});

test('ignores the second click of a double click after a success', async ({ page }) => {
  const form = await Form.open(page);
  await form.fill();
  await form.send.click();
  await form.expectValues(nothing);
  await expect(form.send).toBeEnabled();
  await form.send.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(form.element.locator('[aria-invalid]')).toHaveCount(0);
  await form.send.click();
  await expect(form.field('name')).toBeFocused();
  await expect(form.field('name')).toHaveAccessibleDescription(home.form.nameRequired);
});

for (const { status, title, left } of [
  { status: 200, title: 'successTitle', left: nothing },
  { status: 500, title: 'errorTitle', left: message },
] as const) {
  test(`shows the result of a ${status} on another page, and after going back`, async ({
    page,
    service,
    faults,
  }) => {
    faults.expectBrokenRequests();
    const form = await Form.openSending(page, service);
    await linkTo(page, serviceOf(defaultLanguage)).click();
    await expect(heading(page, textsOf(defaultLanguage).service().title)).toBeFocused();
    service.answerNow(status);
    await expectToast(page, common.toast[title]);
    await page.goBack();
    await form.expectValues(left);
    await expect(form.send).toBeEnabled();
  });

  test(`shows the result of a ${status} in the language that the visitor has switched to`, async ({
    page,
    service,
    faults,
  }) => {
    faults.expectBrokenRequests();
    await Form.openSending(page, service);
    const other = otherThan(defaultLanguage);
    await switchTo(page, other).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    const form = new Form(page, other);
    await form.expectValues(message);
    service.answerNow(status);
    await expectToast(page, textsOf(other).common.toast[title]);
    await form.expectValues(left);
    await expect(form.send).toBeEnabled();
    expect(service.received).toHaveLength(1);
  });
}

test('is sent by the browser when the scripts fail to load', async ({ page, service, faults }) => {
  faults.expectBrokenRequests();
  await page.route(loadedByScript, (route) => route.abort());
  await page.goto(homeOf(defaultLanguage));
  const form = new Form(page);
  await form.fill();
  await form.send.click();
  await expect.poll(() => service.received.length).toBe(1);
  expect(service.received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is validated and sent by the browser', async ({ page, service }) => {
    const form = new Form(page);
    await page.goto(homeOf(defaultLanguage));
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

  test('shows the page on another origin that the service redirects to', async ({
    page,
    service,
    faults,
  }) => {
    faults.expect(/favicon|^foreign request: .*sent$/);
    service.willAnswer(303, '', { Location: thanks });
    await page.goto(homeOf(defaultLanguage));
    const form = new Form(page);
    await form.fill();
    await form.send.click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
});

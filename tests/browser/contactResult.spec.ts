import type { Page } from '@playwright/test';
import { endpoint } from './buildSite';
import { test, expect } from './fixtures';
import type { FormService } from './formService';
import { Form, message, nothing } from './form';
import {
  defaultLanguage,
  expectToast,
  heading,
  linkTo,
  otherThan,
  serviceOf,
  switchTo,
  textsOf,
} from './visit';

const { common, home } = textsOf(defaultLanguage);

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

import { expectTold } from '../support/toasts';
import { textsOf } from '../support/texts';
import { arabic, english, homeOf, serviceOf } from '../support/visit';
import { holdBack } from '../support/network';
import { failingSlug, failingTexts } from '../states/causes';
import { test, expect } from './contactTest';
import { Form, leaveSending, message, nothing } from './form';

for (const { status, title, left } of [
  { status: 200, title: 'successTitle', left: nothing },
  { status: 500, title: 'errorTitle', left: message },
] as const) {
  test(`${status} reaches a visitor who has gone to another page`, async ({
    page,
    service,
    faults,
  }) => {
    faults.expect(/localhost:4979/, /Failed to load resource/);
    const form = await leaveSending(page, service);
    await page.locator('main a[href^="/services/"]:visible').first().click();
    await expect(page).toHaveURL(/services/);
    service.answerNow(status);
    await expectTold(page, textsOf(english).home.toast[title]);
    await page.goBack();
    await form.expectValues(left);
    await expect(form.send).toBeEnabled();
  });

  test(`${status} reaches a visitor who has come back, in another language`, async ({
    page,
    service,
    faults,
  }) => {
    faults.expect(/localhost:4979/, /Failed to load resource/);
    await leaveSending(page, service);
    await page.getByRole('link', { name: arabic.name }).click();
    await expect(page).toHaveURL(new RegExp(`^[^#]*${homeOf(arabic)}(#|$)`));
    const there = new Form(page, arabic);
    await expect(there.sending).toBeDisabled();
    await there.expectValues(message);
    service.answerNow(status);
    await expectTold(page, textsOf(arabic).home.toast[title]);
    await there.expectValues(left);
    await expect(there.send).toBeEnabled();
    expect(service.received).toHaveLength(1);
  });
}

test('a page that is gone does not take the message of a visitor who no longer waits for it', async ({
  page,
  service,
  faults,
}) => {
  faults.expect(/404/, /Failed to load resource/);
  const form = new Form(page, english);
  service.willHang();
  await form.open();
  await page.waitForLoadState('networkidle');
  await page.route(failingTexts, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const letItFail = await holdBack(page, failingTexts);
  await page
    .locator(`main a[href="${serviceOf(english, failingSlug)}"]:visible`)
    .first()
    .click();
  await expect(page.locator('html[data-busy]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(homeOf(english));
  await form.fill();
  await form.send.click();
  await expect.poll(() => service.received.length).toBe(1);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true));
  const failed = page.waitForResponse(failingTexts);
  letItFail();
  await failed;
  // Who asks after it whether the site is there is answered before this.
  for (let asked = 0; asked < 2; asked += 1) {
    await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then(String));
  }
  service.answerNow();
  await expectTold(page, textsOf(english).home.toast.successTitle);
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
});

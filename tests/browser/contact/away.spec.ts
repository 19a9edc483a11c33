import { expectTold } from '../support/toasts';
import { textsOf } from '../support/texts';
import { arabic, english, homeOf } from '../support/visit';
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

import { contactFields } from '../../src/contact/message';
import { test, expect } from './fixtures';
import { Form, message, nothing } from './form';
import {
  bothDirections,
  defaultLanguage,
  expectToast,
  heading,
  homeOf,
  hydrated,
  linkTo,
  serviceOf,
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

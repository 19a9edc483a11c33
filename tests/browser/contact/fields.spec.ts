import { contactFields } from '../../../src/contact/fields';
import { builtFacts } from '../support/facts';
import { test, expect } from '../fixtures';
import { collectRequests } from '../support/network';
import { textsOf } from '../support/texts';
import { expectTold } from '../support/toasts';
import { english, homeOf, languages } from '../support/visit';
import { Form, message, nothing } from './form';

for (const language of languages) {
  const texts = textsOf(language).home.form;

  test(`the fields are those of the specification in ${language.code}`, async ({ page }) => {
    const form = new Form(page, language);
    await form.open();
    for (const field of contactFields) {
      await expect(form.field(field)).toHaveAttribute('required');
      await expect(form.field(field)).toHaveAttribute('placeholder', texts[`${field}Placeholder`]);
    }
    await expect(form.field('email')).toHaveAttribute('type', 'email');
    await expect(form.field('message')).toHaveAttribute('rows', '5');
    const height = await form.field('message').evaluate((box) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
      return (
        (box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) /
        parseFloat(lineHeight)
      );
    });
    expect(Math.round(height)).toBe(5);
  });

  test(`errors stand under their fields, tied to them, in ${language.code}`, async ({ page }) => {
    const form = new Form(page, language);
    await form.open();
    await form.fill({ name: '  ', email: 'amina@' });
    await form.send.click();
    const errors = {
      name: texts.nameRequired,
      email: texts.emailInvalid,
      message: texts.messageRequired,
    };
    for (const field of contactFields) {
      const element = form.field(field);
      await expect(element).toHaveAttribute('aria-invalid', 'true');
      await expect(element).toHaveAccessibleDescription(errors[field]);
      const error = form.element.getByText(errors[field], { exact: true });
      const [below, above] = await Promise.all([error.boundingBox(), element.boundingBox()]);
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    }
    await expect(form.field('name')).toBeFocused();
    await expect(form.field('name')).toBeInViewport({ ratio: 1 });

    await form.field('name').fill('Amina');
    await expect(form.field('name')).not.toHaveAttribute('aria-invalid');
    await expect(form.element.getByText(errors.name, { exact: true })).toHaveCount(0);
    await form.field('email').fill('');
    await expect(form.field('email')).toHaveAccessibleDescription(texts.emailRequired);
    await form.send.click();
    await expect(form.field('email')).toBeFocused();
    await form.fill(message);
    await expect(form.element.locator('[aria-invalid], [aria-describedby]')).toHaveCount(0);
  });
}

test('while the address is the placeholder nothing is sent and success is simulated', async ({
  page,
}) => {
  const form = new Form(page, english);
  await form.open();
  await form.fill();
  const requests = collectRequests(page);
  await form.send.dblclick({ delay: 30 });
  await expectTold(page, textsOf(english).home.toast.successTitle);
  await form.expectValues(nothing);
  await expect(form.element.locator('[aria-invalid]')).toHaveCount(0);
  expect(requests.filter((address) => !address.startsWith('/assets/'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the e-mail link stands in for the placeholder in ${language.code}`, async ({ page }) => {
      await page.goto(homeOf(language));
      const form = page.locator('form');
      // A form with `mailto:` is mixed content on https.
      await expect(form).not.toHaveAttribute('action');
      await expect(
        form.locator('input, textarea, button').and(page.locator(':visible')),
      ).toHaveCount(0);
      const link = form.getByRole('link', { name: builtFacts.email });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', `mailto:${builtFacts.email}`);
    });
  }
});

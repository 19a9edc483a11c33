import type { Page } from '@playwright/test';
import { readNamespace } from '../../src/schemas/readNamespace';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import type { FormService } from './formService';
import { Form, message, nothing } from './form';
import {
  bothDirections,
  defaultLanguage,
  expectToast,
  holdBack,
  homeOf,
  hydrated,
  linkTo,
  otherThan,
  serviceOf,
  switchTo,
  textsOf,
  visit,
} from './visit';

const { common, home } = textsOf(defaultLanguage);
const aboutService = home.form.about.replace(
  '{{service}}',
  textsOf(defaultLanguage).service().title,
);

/** The closing call of a service page. */
const contactLink = (page: Page, language = defaultLanguage) =>
  page.getByRole('main').getByRole('link', { name: textsOf(language).common.service.contactUs });

function sentMessage(service: FormService): string {
  const [first] = service.received;
  return (JSON.parse(first?.body ?? '') as typeof message).message;
}

for (const language of bothDirections) {
  test(`begins with the service that the visitor came from, unless they remove it, ${language.code}`, async ({
    page,
    service,
  }) => {
    const { form: texts } = textsOf(language).home;
    const about = texts.about.replace('{{service}}', textsOf(language).service().title);
    const other = otherThan(language);
    await visit(page, serviceOf(other));
    await contactLink(page, other).click();
    await expect(
      page.getByRole('heading', { name: textsOf(other).home.contact.title }),
    ).toBeFocused();
    await switchTo(page, language).click();
    const form = new Form(page, language);
    await expect(form.element.getByText(about)).toBeVisible();
    const address = `${homeOf(language)}?utm_source=a#contact`;
    await page.evaluate(
      (url) => window.history.replaceState(window.history.state, '', url),
      address,
    );
    await page.reload();
    await hydrated(page);
    await expect(form.element.getByText(about)).toBeVisible();
    await form.fill();
    await form.send.click();
    await expect.poll(() => service.received.length).toBe(1);
    const { message: sent } = JSON.parse(service.received[0]?.body ?? '') as typeof message;
    expect(sent).toBe(`${about}\n\n${message.message}`);
    await expect(form.element.getByText(message.email)).toBeVisible();
    // The note about the service disappears once the message is sent.
    await expect(form.element.getByText(about)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(form.element.getByText(about)).toBeHidden();
    await visit(page, serviceOf(language));
    await contactLink(page, language).click();
    await expect(form.element.getByText(about)).toBeVisible();
    await form.element.getByRole('button', { name: texts.forget }).click();
    await expect(form.element.getByText(about)).toBeHidden();
    await expect(page).toHaveURL(homeOf(language, 'contact'));
    await expect(form.field('message')).toBeFocused();
    await form.fill();
    await form.send.click();
    await expect.poll(() => service.received.length).toBe(2);
    expect(JSON.parse(service.received[1]?.body ?? '')).toEqual(message);
  });
}

test('removes the service from the form when the message is sent while another page is shown', async ({
  page,
  service,
}) => {
  await visit(page, serviceOf(defaultLanguage));
  await contactLink(page).click();
  const form = new Form(page);
  service.willHang();
  await form.fill();
  await form.send.click();
  await expect.poll(() => service.received.length).toBe(1);
  await linkTo(page, serviceOf(defaultLanguage)).click();
  service.answerNow();
  await expectToast(page, common.toast.successTitle);
  await page.goBack();
  await form.expectValues(nothing);
  await expect(form.element.getByText(aboutService)).toBeHidden();
});

test.describe('the link from a service to the form names the service', () => {
  async function expectAbout(page: Page, service: FormService) {
    await hydrated(page);
    const form = new Form(page);
    await expect(form.element.getByText(aboutService, { exact: true })).toBeVisible();
    await form.fill();
    await form.send.click();
    await expect.poll(() => service.received.length).toBe(1);
    expect(sentMessage(service)).toBe(`${aboutService}\n\n${message.message}`);
    await expect(form.element.getByText(aboutService)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(form.element.getByText(aboutService)).toBeHidden();
  }

  for (const button of ['middle', 'left'] as const) {
    const [name, modifiers] =
      button === 'left' ? ['with Ctrl', ['ControlOrMeta' as const]] : ['', []];
    test(`in a new tab, ${button} click ${name}`, async ({ page, context, service }) => {
      await visit(page, serviceOf(defaultLanguage));
      const opened = context.waitForEvent('page');
      await contactLink(page).click({ button, modifiers });
      await expectAbout(await opened, service);
    });
  }

  test('before hydration', { tag: '@engines' }, async ({ page, service }) => {
    const letItCome = await holdBack(page);
    await page.goto(serviceOf(defaultLanguage));
    await contactLink(page).click();
    await expect(page).toHaveURL(homeOf(defaultLanguage, 'contact'));
    letItCome();
    await expectAbout(page, service);
  });

  test('and no other page of the site does', async ({ page, context }) => {
    await visit(page, `${defaultLanguage.prefix}/nothing`);
    const opened = context.waitForEvent('page');
    await page.getByRole('contentinfo').getByRole('link', { name: common.nav.contact }).click({
      button: 'middle',
    });
    const form = new Form(await opened);
    await hydrated(form.page);
    await expect(form.element.getByRole('button', { name: home.form.forget })).toBeHidden();
  });
});

for (const language of bothDirections) {
  test(`the link from a sample paper to the form names the paper and its slider, ${language.code}`, async ({
    page,
    context,
    service,
  }) => {
    const slug = 'highest-and-best-use-analysis';
    const address = hrefOf(language, { name: 'sample', slug });
    const { question } = readNamespace(language.code, 'services')[slug].sample;
    const about = textsOf(language).home.form.about.replace('{{service}}', question);
    const contact = page
      .getByRole('main')
      .getByRole('link', { name: readNamespace(language.code, 'samples').contact, exact: true });
    await visit(page, address);
    await contact.click();
    const form = new Form(page, language);
    await expect(form.element.getByText(about, { exact: true })).toBeVisible();
    await expect(form.element.getByText(address)).toBeHidden();
    await page.goBack();
    await page.getByRole('figure').getByRole('slider').fill('-14');
    await contact.click();
    await expect(form.element.getByText(`${address}?at=-14`)).toBeVisible();
    await page.goBack();
    const opened = context.waitForEvent('page');
    await contact.click({ button: 'middle' });
    const tab = new Form(await opened, language);
    await expect(tab.element.getByText(`${address}?at=-14`)).toBeVisible();
    await tab.fill();
    await tab.send.click();
    await expect.poll(() => service.received.length).toBe(1);
    const [firstLine, secondLine = '', ...others] = sentMessage(service).split('\n');
    expect(firstLine).toBe(about);
    expect(secondLine.slice(new URL(secondLine).origin.length)).toBe(`${address}?at=-14`);
    expect(others.join('\n')).toBe(`\n${message.message}`);
  });
}

import type { Page } from '@playwright/test';
import { contactFields } from '../../src/contact/message';
import { readNamespace } from '../../src/schemas/readNamespace';
import { hrefOf } from '../../src/site/hrefs';
import { endpoint, thanks } from './buildSite';
import { test, expect } from './fixtures';
import type { FormService } from './formService';
import { Form, message, nothing } from './form';
import {
  bothDirections,
  defaultLanguage,
  expectToast,
  heading,
  holdBack,
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

test(
  'cleans an address with invisible marks, a name and a comma',
  { tag: '@engines' },
  async ({ page, service }) => {
    const form = await Form.open(page);
    const email = form.field('email');
    await form.fill({ ...message, email: '' });
    await email.pressSequentially(`mailto:${message.email}. `);
    await expect(email).toHaveValue(/^mailto:/);
    await form.field('name').focus();
    await expect(email).toHaveValue(message.email);
    // All characters in one event, like a paste
    await email.fill(`\u{200f}Amina <\u{2066}${message.email}\u{2069}>،\u{200f}`);
    await expect(email).toHaveValue(message.email);
    await form.send.click();
    await expect.poll(() => service.received.length).toBe(1);
    expect(JSON.parse(service.received[0]?.body ?? '')).toEqual(message);
  },
);

test(
  'takes digits of any script, and refuses a foreign comma with the reason',
  { tag: '@engines' },
  async ({ page, service }) => {
    const form = await Form.open(page);
    const email = form.field('email');
    for (const comma of ['،', '、']) {
      await form.fill({ ...message, email: `amina@example${comma}org` });
      await form.send.click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(
        home.form.emailCharacter.replace('{{character}}', comma),
      );
    }
    await email.fill('');
    await email.pressSequentially('amina٢٠٢٤۱۹@example。org');
    await form.send.click();
    await expect.poll(() => service.received.length).toBe(1);
    expect(JSON.parse(service.received[0]?.body ?? '')).toMatchObject({
      email: 'amina202419@example.org',
    });
  },
);

test('undo and caret survive typing and pasting into the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await Form.open(page);
  const email = form.field('email');
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await email.press('ControlOrMeta+v');
  };
  await email.pressSequentially('amina@example');
  await form.field('name').focus();
  await email.focus();
  await email.press('End');
  await paste('.org');
  await expect(email).toHaveValue('amina@example.org');
  await email.press('Home');
  await paste('dr.');
  await email.pressSequentially('X');
  await expect(email).toHaveValue('dr.Xamina@example.org');
  await email.press('ControlOrMeta+a');
  await paste('Amina <other@example.org>, ');
  await expect(email).toHaveValue('other@example.org');
  for (let steps = 0; steps < 3; steps += 1) {
    if ((await email.inputValue()) === 'dr.Xamina@example.org') break;
    await email.press('ControlOrMeta+z');
  }
  await expect(email).toHaveValue('dr.Xamina@example.org');
});

for (const language of bothDirections) {
  test(`a long address widens no page, ${language.code}`, async ({ page, service }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const form = await Form.open(page, language);
    const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`;
    await form.fill({ ...message, email });
    await form.send.click();
    await expect(form.element.getByText(email)).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    // The firm's own address, which the build sets
    await page.evaluate((address) => {
      for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        while (walker.nextNode())
          (walker.currentNode as Text).data = address.slice(0, 90).replaceAll('@', '');
      }
    }, email);
    expect(await width()).toBe(320);
    expect(service.received).toHaveLength(1);
  });
}

test('shows a domain in other letters as it was typed', { tag: '@engines' }, async ({ page }) => {
  const form = await Form.open(page);
  await form.fill({ ...message, email: 'amina@مثال.السعودية' });
  await form.send.click();
  await expect(form.element.getByText('amina@مثال.السعودية')).toBeVisible();
});

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
    // The line has gone with the message.
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

test('takes the line with the service away when the message is sent while another page is shown', async ({
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

import type { Page } from '@playwright/test';
import { bothDirections, english, homeOf, languages } from '../support/visit';
import { expectTold } from '../support/toasts';
import { textsOf } from '../support/texts';
import { test, expect } from './contactTest';
import { endpoint } from './contactSite';
import { Form, leaveSending, message, nothing } from './form';

for (const language of languages) {
  test(`a message is sent once, as specified, in ${language.code}`, async ({ page, service }) => {
    const form = new Form(page, language);
    const { toast } = textsOf(language).home;
    await form.open();
    await form.fill();
    await form.send.click();
    await expectTold(page, toast.successTitle);
    await form.expectValues(nothing);
    await expect(form.send).toBeEnabled();
    await expect(form.send).toBeFocused();
    expect(service.received).toHaveLength(1);
    const [sent] = service.received;
    expect(sent).toMatchObject({ method: 'POST', path: new URL(endpoint).pathname });
    expect(sent?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(sent?.headers.cookie).toBeUndefined();
    expect(JSON.parse(sent?.body ?? '')).toEqual(message);
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
  });
}

test('an answer of 200 is a success whatever it says', async ({ page, service }) => {
  const form = new Form(page, english);
  service.willAnswer(200, '<{"garbage', { 'Content-Length': '10' });
  await form.open();
  await form.fill();
  await form.send.click();
  await expectTold(page, textsOf(english).home.toast.successTitle);
  await form.expectValues(nothing);
});

const failures = [
  { name: '422', prepare: (service) => service.willAnswer(422) },
  { name: '500', prepare: (service) => service.willAnswer(500) },
  { name: 'a reset connection', prepare: (service) => service.willReset() },
  {
    name: 'a redirect',
    prepare: (service) => service.willAnswer(302, '', { Location: '/elsewhere' }),
  },
] satisfies { name: string; prepare: (service: TestService) => void }[];
type TestService = Parameters<Parameters<typeof test>[2]>[0]['service'];

for (const language of bothDirections) {
  for (const { name, prepare } of failures) {
    test(`${name} keeps the fields in ${language.code}, and the next attempt is sent`, async ({
      page,
      service,
      faults,
    }) => {
      faults.expect(/localhost:4979/, /Failed to load resource/);
      const form = new Form(page, language);
      const { toast } = textsOf(language).home;
      prepare(service);
      await form.open();
      await form.fill();
      await form.send.click();
      await expectTold(page, toast.errorTitle);
      await form.expectValues(message);
      expect(service.received).toHaveLength(1);
      service.reset();
      await form.send.click();
      await expectTold(page, toast.successTitle);
      await form.expectValues(nothing);
      expect(service.received).toHaveLength(1);
    });
  }
}

for (const language of bothDirections) {
  test(`while it is sent the button says so and takes nothing, in ${language.code}`, async ({
    page,
    service,
  }) => {
    const form = new Form(page, language);
    service.willHang();
    await form.open();
    await form.fill();
    await form.field('email').press('Enter');
    await expect(form.sending).toBeDisabled();
    await expect(form.sending.locator('svg')).toBeVisible();
    await form.field('name').press('Enter');
    await form.sending.click({ force: true });
    await form.element.evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
    });
    await expect.poll(() => service.received.length).toBe(1);
    service.answerNow();
    await expectTold(page, textsOf(language).home.toast.successTitle);
    await expect(form.send).toBeEnabled();
    await form.expectValues(nothing);
    expect(service.received).toHaveLength(1);
  });
}

test('there is no time-out', async ({ page, service }) => {
  const form = new Form(page, english);
  await page.clock.install();
  service.willHang();
  await form.open();
  await form.fill();
  await form.send.click();
  await expect.poll(() => service.received.length).toBe(1);
  await page.clock.fastForward('10:00:00');
  await expect(form.sending).toBeDisabled();
  service.answerNow();
  await expect(form.send).toBeEnabled();
  await form.expectValues(nothing);
});

test('a double click and a held key send one message and show no errors', async ({
  page,
  service,
}) => {
  const form = new Form(page, english);
  await form.open();
  await form.fill();
  await form.send.dblclick({ delay: 30 });
  await expectTold(page, textsOf(english).home.toast.successTitle);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  expect(service.received).toHaveLength(1);
  await expect(form.element.locator('[aria-invalid]')).toHaveCount(0);
});

test('what is typed while it is sent is kept', async ({ page, service }) => {
  const form = await leaveSending(page, service);
  await form.field('message').fill('One more thing');
  service.answerNow();
  await expect(form.send).toBeEnabled();
  await form.expectValues({ ...nothing, message: 'One more thing' });
});

test('a form that is sent before the application is there says so, and goes the browser’s way', async ({
  page,
  service,
  faults,
}) => {
  faults.expect(/ERR_|foreign request/);
  const form = new Form(page, english);
  await page.route(/\/assets\/chunks\//, () => new Promise<void>(() => undefined));
  await page.clock.install({ time: 0 });
  await page.goto(homeOf(english), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => document.readyState === 'complete');
  await form.fill();
  await form.send.click();
  await expect(form.sending).toBeVisible();
  expect(service.received).toHaveLength(0);
  await page.clock.runFor(9000);
  await expect.poll(() => service.received.length).toBe(1);
  expect(service.received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

const code = /\/assets\/chunks\//;

/** Lets no code of notifications come. */
async function failToaster(page: Page): Promise<void> {
  await page.route(code, async (route) => {
    const response = await route.fetch();
    const isToaster = (await response.text()).includes('data-sonner-toast');
    await (isToaster ? route.abort() : route.fulfill({ response }));
  });
}

for (const language of languages) {
  const { toast } = textsOf(language).home;
  for (const { status, title, text } of [
    { status: 200, title: toast.successTitle, text: toast.successText },
    { status: 500, title: toast.errorTitle, text: toast.errorText },
  ]) {
    test(`the form itself tells of ${status} where no notification can be loaded, in ${language.code}`, async ({
      page,
      service,
      faults,
    }) => {
      faults.expect(/localhost:4979/, /Failed to load resource|ERR_FAILED/);
      const form = new Form(page, language);
      service.willAnswer(status);
      await failToaster(page);
      await form.open();
      await form.fill();
      await form.send.click();
      const alert = form.element.getByRole('alert');
      await expect(alert).toContainText(title);
      await expect(alert).toContainText(text);
      await page.unroute(code);
      service.willAnswer(200);
      await form.fill();
      await form.send.click();
      await expectTold(page, toast.successTitle);
      await expect(alert).toHaveCount(0);
    });
  }
}

import { thanks } from './buildSite';
import { test, expect } from './fixtures';
import { Form, message } from './form';
import { defaultLanguage, homeOf, loadedByScript } from './visit';

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

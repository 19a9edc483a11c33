import { test, expect } from './fixtures';
import { Form, message } from './form';
import { bothDirections, defaultLanguage, textsOf } from './visit';

const { home } = textsOf(defaultLanguage);

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
  'accepts digits of any writing system, and refuses a foreign comma with the reason',
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

test(
  'shows an internationalized domain name as it was typed',
  { tag: '@engines' },
  async ({ page }) => {
    const form = await Form.open(page);
    await form.fill({ ...message, email: 'amina@مثال.السعودية' });
    await form.send.click();
    await expect(form.element.getByText('amina@مثال.السعودية')).toBeVisible();
  },
);

import { test, expect } from '../contact/contactTest';
import { states } from '../states/list';
import { builtFacts } from '../support/facts';
import { languages, homeOf, serviceOf, visit } from '../support/visit';
import { ScreenReader } from './screenReader';

/** Parts of pages and states that are read whole, by the name of the file that holds what is said. */
const readings = [
  { file: 'landing-page', state: 'home', part: 'body' },
  { file: 'service-page', state: 'service', part: 'body' },
  { file: 'menu', state: 'menu-open', part: '#menu' },
  { file: 'form-with-faults', state: 'form-errors', part: 'form' },
] as const;

const howToUpdate =
  'what is said has changed; if it is meant: npm run test:e2e -- spoken --update-snapshots';

const small = { width: 390, height: 800 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  for (const { file, state, part } of readings) {
    test(`what is read: ${file}, ${language.code}`, async ({ page }) => {
      const { reach, maxWidth } = states.find(({ name }) => name === state) ?? {};
      if (maxWidth !== undefined) await page.setViewportSize(small);
      await reach?.({ page, language });
      const reader = await ScreenReader.start(page);
      expectSaid(await reader.read(part), language.code, file);
    });
  }

  test(`what is said of a form that is sent empty, then filled, ${language.code}`, async ({
    page,
    service,
  }) => {
    service.willAnswer(200);
    await visit(page, homeOf(language));
    const form = page.locator('form');
    const reader = await ScreenReader.start(page);
    await form.locator('button').click();
    await form.locator('[name="name"]').fill('Amina');
    await form.locator('[name="email"]').fill('amina@example.org');
    await form.locator('[name="message"]').fill('A port, or a zone?');
    await form.locator('button').click();
    await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    expectSaid(await reader.said(), language.code, 'notification');
  });

  test(`what is said of a navigation, ${language.code}`, async ({ page }) => {
    await visit(page, homeOf(language));
    const reader = await ScreenReader.start(page);
    await page
      .locator(`main a[href="${serviceOf(language)}"]:visible`)
      .last()
      .click();
    await expect(page.locator('main h1')).toBeFocused();
    expectSaid(await reader.said(), language.code, 'navigation');
  });
}

/** Holds what is said against the file of a language; `--update-snapshots` writes it. */
function expectSaid(said: string, code: string, file: string): void {
  const { email, phone } = builtFacts;
  const text = said
    .replaceAll(email, '{email}')
    .replaceAll(phone, '{phone}')
    .replaceAll(/© \d{4}/g, '© {year}');
  expect(`${text}\n`, howToUpdate).toMatchSnapshot([code, `${file}.txt`]);
}

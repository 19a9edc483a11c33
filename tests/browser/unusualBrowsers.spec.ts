import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { Form, message } from './form';
import { misfits } from './measures';
import {
  bothDirections,
  defaultLanguage,
  expectSectionShown,
  heading,
  holdBack,
  homeOf,
  hydrated,
  languages,
  linkTo,
  service,
  serviceOf,
  textsOf,
  visit,
} from './visit';

const home = homeOf(defaultLanguage);

test('keeps the typed text and the caret when the browser translates the page before hydration', async ({
  page,
  faults,
}) => {
  faults.expect(/console\.error|page error/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('h1, header a > span, footer p')) {
        const mark = document.createElement('mark');
        mark.append(...element.childNodes);
        element.append(mark);
      }
    });
  });
  const letItCome = await holdBack(page);
  await page.goto(home);
  const form = new Form(page);
  await form.fill();
  const box = form.field('message');
  await box.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(2, 6));
  letItCome();
  await hydrated(page);
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await form.expectValues(message);
  await expect(box).toBeFocused();
  const caret = (element: HTMLTextAreaElement) => [element.selectionStart, element.selectionEnd];
  expect(await box.evaluate(caret)).toEqual([2, 6]);
});

for (const difference of ['other spaces', 'Arabic digits'] as const) {
  test(`keeps a page as it was delivered where the browser's ICU writes ${difference}`, async ({
    page,
  }) => {
    await page.addInitScript((isOfDigits) => {
      // Before CLDR 40 `ar-AE` had Arabic digits; other versions differ in U+00A0 and U+202F.
      const rewrite = (text: string, locale: string) => {
        if (!isOfDigits) return text.replaceAll(/[ \u00a0\u202f]/gu, '\u2009');
        const isLatin = !locale.startsWith('ar') || locale.includes('nu-latn');
        return isLatin ? text : text.replaceAll(/\d/gu, '٣');
      };
      for (const { prototype } of [Intl.NumberFormat, Intl.DateTimeFormat]) {
        const descriptor = Object.getOwnPropertyDescriptor(prototype, 'format');
        Object.defineProperty(prototype, 'format', {
          get(this: Intl.NumberFormat) {
            const { locale } = this.resolvedOptions();
            const format = descriptor?.get?.call(this) as Intl.NumberFormat['format'];
            return (value: number) => rewrite(format(value), locale);
          },
        });
      }
    }, difference === 'Arabic digits');
    const affected = languages.filter(
      ({ locale }) => difference === 'other spaces' || new Intl.Locale(locale).numberingSystem,
    );
    for (const language of affected) {
      for (const screen of [
        { name: 'service', slug: service } as const,
        ...sampleSlugs.map((slug) => ({ name: 'sample', slug }) as const),
      ]) {
        await test.step(hrefOf(language, screen), async () => {
          await page.goto(hrefOf(language, screen), { waitUntil: 'domcontentloaded' });
          const main = page.locator('main');
          const delivered = await main.innerText();
          await hydrated(page);
          expect(await main.innerText()).toBe(delivered);
        });
      }
    }
  });
}

for (const language of bothDirections) {
  test(`without popovers the links of the menu are in the header, ${language.code}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
    });
    // No script can take a selector from `@supports`, so the sheet's condition is turned round.
    const condition = '@supports not selector(:popover-open)';
    let isTurned = false;
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      const sheet = await response.text();
      isTurned ||= sheet.includes(condition);
      const body = sheet.replaceAll(condition, '@supports selector(:popover-open)');
      await route.fulfill({ response, body });
    });
    const { nav } = textsOf(language).common;
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, homeOf(language));
    expect(isTurned).toBe(true);
    const banner = page.getByRole('banner');
    const links = page.getByRole('navigation', { name: nav.main }).getByRole('link');
    await expect(links).toHaveText([nav.services, nav.about, nav.contact, nav.getStarted]);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(banner.getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(misfits)).toEqual([]);
    await links.nth(1).click();
    await expectSectionShown(page, 'about');
    await linkTo(page, serviceOf(language)).click();
    await expect(heading(page, textsOf(language).service().title)).toBeFocused();
  });
}

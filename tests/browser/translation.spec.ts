import type { Page } from '@playwright/test';
import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { Form } from './form';
import {
  defaultLanguage,
  expectToast,
  followInPlace,
  heading,
  languages,
  linkTo,
  otherThan,
  serviceOf,
  switchTo,
  textsOf,
  visit,
  type Language,
} from './visit';

/**
 * Replaces each text node and sets `lang` as Google Translate does. The text is the same, so that a page
 * which still works shows the same texts as one that was never translated.
 */
async function translate(page: Page, { code }: Language = otherThan(defaultLanguage)) {
  await page.evaluate((lang) => {
    document.documentElement.lang = lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, textarea')) continue;
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const inner = outer.appendChild(outer.cloneNode());
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  }, code);
}

function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    for (const part of document.querySelectorAll('header, main, footer, [data-removed=false]')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push((walker.currentNode as Text).data);
    }
    return texts.filter((text) => text.trim() !== '');
  });
}

/** Goes through the same steps without and with a translating browser, and compares what is shown. */
async function expectSameTexts(
  page: Page,
  start: () => Promise<unknown>,
  steps: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const shown: string[][][] = [];
  for (const isTranslated of [false, true]) {
    await start();
    const texts: string[][] = [];
    for (const step of steps) {
      if (isTranslated) await translate(page);
      await step();
      texts.push(await textsOn(page));
    }
    shown.push(texts);
  }
  const [plain, translated] = shown;
  expect(translated).toEqual(plain);
}

for (const slug of sampleSlugs) {
  test(`shows the right numbers in a sample paper that the browser translates, ${slug}`, async ({
    page,
  }) => {
    const slider = page.getByRole('figure').getByRole('slider');
    const move = async (edge: 'min' | 'max') => {
      const value = (await slider.getAttribute(edge)) ?? '';
      await slider.fill(value);
      await expect(slider).toHaveValue(value);
      // The result is announced once the slider rests.
      await expect(page.getByRole('status').filter({ hasText: /\p{L}/u })).toHaveCount(1);
    };
    await expectSameTexts(
      page,
      () => visit(page, hrefOf(defaultLanguage, { name: 'sample', slug })),
      [() => move('min'), () => move('max')],
    );
  });
}

test('goes on working when the browser translates the form, its toasts and the frame', async ({
  page,
  service,
  faults,
}) => {
  faults.expectBrokenRequests();
  await page.clock.setFixedTime(new Date());
  const form = new Form(page);
  const { toast } = textsOf(defaultLanguage).common;
  await expectSameTexts(page, () => Form.open(page), [
    async () => {
      await form.send.click();
      await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true');
    },
    async () => {
      service.willAnswer(500);
      await form.fill();
      await form.send.click();
      await expectToast(page, toast.errorTitle);
      await expect(form.send).toBeVisible();
    },
    async () => {
      service.reset();
      await form.send.click();
      await expectToast(page, toast.successTitle);
      await expect(form.send).toBeVisible();
    },
    // The toast stays while the pointer is on it.
    () => page.locator('[data-removed=false]').hover(),
    ...languages.toReversed().map((language) => async () => {
      await followInPlace(switchTo(page, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
      await expectToast(page, textsOf(language).common.toast.successTitle);
    }),
    async () => {
      await page.keyboard.press('Escape');
      await followInPlace(linkTo(page, serviceOf(defaultLanguage)));
      await expect(heading(page, textsOf(defaultLanguage).service().title)).toBeFocused();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      // Content below the fold renders later.
      await expect(page.locator('#region')).toBeVisible();
    },
  ]);
});

for (const language of languages) {
  test(`has the direction and fonts of the language chosen after a translation into it, ${language.code}`, async ({
    page,
  }) => {
    const look = () =>
      page.evaluate(() => {
        const { fontFamily } = getComputedStyle(document.querySelector('h1') ?? document.body);
        const { lang, dir } = document.documentElement;
        return { lang, dir, fontFamily };
      });
    await visit(page, serviceOf(language));
    const wanted = await look();
    for (const from of languages.filter((other) => other !== language)) {
      await visit(page, serviceOf(from));
      await translate(page, language);
      await followInPlace(switchTo(page, language));
      await expect(heading(page, textsOf(language).service().title)).toBeVisible();
      expect(await look(), `from ${from.code}`).toEqual(wanted);
    }
  });
}

import type { Page } from '@playwright/test';
import { test, expect } from './fixtures';
import {
  defaultLanguage,
  expectSectionShown,
  heading,
  holdBack,
  homeOf,
  hydrated,
  languages,
  loadedByScript,
  otherThan,
  scrollTo,
  scrollTop,
  serviceOf,
  switchTo,
  textsOf,
  visit,
  type Language,
} from './visit';

const offer = (page: Page, { code }: Language) => page.locator(`aside[lang="${code}"]`);

for (const language of languages) {
  const current = otherThan(language);
  const texts = textsOf(language).common.offer;

  test.describe(`a visitor who prefers ${language.locale}`, () => {
    test.use({ locale: language.locale });

    test('is offered it once, on arrival, if the bar covers no text and no control', async ({
      page,
    }) => {
      // A page whose foot is empty in this window.
      const address = `${current.prefix}/nothing`;
      await visit(page, address);
      const bar = offer(page, language);
      await expect(bar).toBeVisible();
      await expect(bar).toHaveAttribute('dir', language.direction);
      await expect(bar).toContainText(texts.text);
      await bar.getByRole('button', { name: texts.dismiss }).click();
      await expect(bar).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await scrollTo(page, 100);
      await page.waitForLoadState('networkidle');
      await expect(bar).toHaveCount(0);
      await expect(page).toHaveURL(address);
    });

    test('is offered it after the first scroll if the bar would cover something', async ({
      page,
    }) => {
      await visit(page, serviceOf(current));
      await page.waitForLoadState('networkidle');
      await expect(offer(page, language)).toHaveCount(0);
      await scrollTo(page, 1);
      await expect(offer(page, language)).toBeVisible();
    });

    test('reads the page in it, and is not asked again on the way back', async ({ page }) => {
      await visit(page, serviceOf(current));
      await scrollTo(page, 500);
      await offer(page, language).getByRole('link', { name: texts.accept }).click();
      await expect(heading(page, textsOf(language).service().title)).toBeVisible();
      await expect(page).toHaveURL(serviceOf(language));
      await expect(offer(page, language)).toHaveCount(0);
      await switchTo(page, current).click();
      await expect(heading(page, textsOf(current).service().title)).toBeVisible();
      await expect(offer(page, language)).toHaveCount(0);
    });
  });
}

test.describe('the offer of a language', () => {
  const language = otherThan(defaultLanguage);
  const texts = textsOf(language).common.offer;
  test.use({ locale: language.locale });

  test('keeps the scroll position when it is dismissed by keyboard', async ({ page }) => {
    await visit(page, homeOf(defaultLanguage));
    await scrollTo(page, 900);
    await offer(page, language).getByRole('button', { name: texts.dismiss }).press('Enter');
    await expect(offer(page, language)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await scrollTop(page)).toBe(900);
  });

  test('is one line with large controls, and covers neither the focus nor the last line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, homeOf(defaultLanguage));
    await scrollTo(page, 500);
    const bar = offer(page, language);
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThan(48);
    for (const control of await bar.locator('a, button').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.locator('main a').first().focus();
    for (let stops = 0; stops < 30; stops += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const { activeElement: focused } = document;
        const foot = document.querySelector('aside')?.getBoundingClientRect().top ?? 0;
        const isApart = !focused || focused.closest('aside, header, body:focus');
        if (isApart || getComputedStyle(focused).position === 'fixed') return null;
        const { top, bottom } = focused.getBoundingClientRect();
        // Of a box to write in, browsers bring the caret into view.
        const seen = focused instanceof HTMLTextAreaElement ? top + 40 : bottom;
        return seen > foot ? focused.outerHTML : null;
      });
      expect(covered).toBeNull();
    }
    const last = page.locator('footer p').last();
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+End');
      const [line, foot] = [await last.boundingBox(), await bar.boundingBox()];
      expect((line?.y ?? NaN) + (line?.height ?? NaN)).toBeLessThanOrEqual(foot?.y ?? NaN);
    }).toPass({ timeout: 20_000 });
  });

  test('keeps the service that the visitor came from', async ({ page }) => {
    const { contactUs } = textsOf(defaultLanguage).common.service;
    await visit(page, serviceOf(defaultLanguage));
    await page.getByRole('main').getByRole('link', { name: contactUs }).click();
    await expect(page).toHaveURL(homeOf(defaultLanguage, 'contact'));
    await expectSectionShown(page, 'contact');
    await scrollTo(page, 500);
    await offer(page, language).getByRole('link', { name: texts.accept }).click();
    const about = textsOf(language).home.form.about.replace(
      '{{service}}',
      textsOf(language).service().title,
    );
    await expect(page.getByText(about)).toBeVisible();
  });

  test('is made at the next visit if its texts could not be loaded', async ({ page, faults }) => {
    faults.expectBrokenRequests();
    await visit(page, serviceOf(defaultLanguage));
    await page.waitForLoadState('networkidle');
    await page.route(loadedByScript, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await scrollTo(page, 100);
    await failed;
    await expect(offer(page, language)).toHaveCount(0);
    await page.unrouteAll();
    await visit(page, serviceOf(defaultLanguage));
    await scrollTo(page, 100);
    await expect(offer(page, language)).toBeVisible();
  });

  test('is made in one of two tabs that load its texts at the same time', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await visit(tab, serviceOf(defaultLanguage));
    const letThemCome = [await holdBack(page), await holdBack(other)];
    for (const tab of [page, other]) {
      const requested = tab.waitForRequest(loadedByScript);
      await scrollTo(tab, 100);
      await requested;
    }
    for (const [index, tab] of [page, other].entries()) {
      letThemCome[index]?.();
      await tab.waitForLoadState('networkidle');
      await expect(offer(tab, language)).toHaveCount(index === 0 ? 1 : 0);
    }
  });

  test('is not made when storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, homeOf(defaultLanguage));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('aside')).toHaveCount(0);
  });
});

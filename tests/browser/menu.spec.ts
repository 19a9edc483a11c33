import type { Page } from '@playwright/test';
import type { Language } from '../../src/site/languages';
import { test, expect } from './fixtures';
import { holdBack } from './support/network';
import { textsOf } from './support/texts';
import {
  alive,
  bothDirections,
  english,
  expectSectionShown,
  homeOf,
  languages,
  scrollTop,
  serviceOf,
  visit,
} from './support/visit';

test.use({ viewport: { width: 390, height: 800 } });

const menu = (page: Page) => page.locator('#menu');
const button = (page: Page, { common }: ReturnType<typeof textsOf>, isOpen: boolean) =>
  page.getByRole('button', {
    name: isOpen ? common.nav.closeMenu : common.nav.openMenu,
    exact: true,
  });

/** What the browser tells assistive technology, whoever has said it. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[popovertarget]',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId });
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

async function open(page: Page, language: Language): Promise<void> {
  await button(page, textsOf(language), false).click();
  await expect(menu(page)).toBeVisible();
}

async function expectClosed(page: Page, language: Language): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await expect(button(page, textsOf(language), false)).toBeVisible();
  expect(await isExpanded(page)).toBe(false);
  await expect(page.locator('[inert]')).toHaveCount(0);
}

for (const language of bothDirections) {
  test.describe(language.code, () => {
    test(
      'opens with the keyboard, takes the focus in and gives it back on Escape',
      { tag: '@smoke' },
      async ({ page }) => {
        const texts = textsOf(language);
        await visit(page, homeOf(language));
        await expectClosed(page, language);
        await button(page, texts, false).focus();
        await page.keyboard.press('Enter');
        await expect(menu(page).getByRole('link').first()).toBeFocused();
        await expect(button(page, texts, true)).toBeVisible();
        expect(await isExpanded(page)).toBe(true);
        await page.keyboard.press('Escape');
        await expectClosed(page, language);
        await expect(button(page, texts, false)).toBeFocused();
      },
    );

    test('closes on its button', async ({ page }) => {
      await visit(page, homeOf(language));
      await open(page, language);
      await button(page, textsOf(language), true).click();
      await expectClosed(page, language);
    });

    test('closes on a click outside, which does nothing else', async ({ page }) => {
      await visit(page, homeOf(language));
      await open(page, language);
      const link = page.locator('main a').first();
      const box = await link.boundingBox();
      await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      await expectClosed(page, language);
      await expect(page).toHaveURL(homeOf(language));
      await expect(button(page, textsOf(language), false)).toBeFocused();
    });

    test('closes on a link to a section of its page and to one of another', async ({ page }) => {
      const { nav } = textsOf(language).common;
      for (const address of [homeOf(language), serviceOf(language)]) {
        await visit(page, address);
        await open(page, language);
        await menu(page).getByRole('link', { name: nav.about, exact: true }).click();
        await expectSectionShown(page, 'about');
        await expectClosed(page, language);
        await expect(page.locator('#about h2').first()).toBeFocused();
      }
    });
  });
}

test('closes when the window grows, and the focus stays on its link', async ({ page }) => {
  await visit(page, homeOf(english));
  await open(page, english);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('closes on the way back', async ({ page }) => {
  await visit(page, homeOf(english));
  await page.locator('main a[href^="/services/"]:visible').first().click();
  await expect(page).toHaveURL(/services/);
  await open(page, english);
  await page.goBack();
  await expectClosed(page, english);
  await expect(page.locator('h1')).toBeFocused();
});

test('keeps the focus in the header while it is open', async ({ page }) => {
  await visit(page, homeOf(english));
  await open(page, english);
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'browser'
        : (document.activeElement?.closest('.site-header')?.tagName ?? 'elsewhere'),
    );
    expect(place).not.toBe('elsewhere');
  }
  await expect(menu(page)).toBeVisible();
});

test('holds the page behind still', async ({ page }) => {
  await visit(page, homeOf(english));
  await open(page, english);
  for (const part of ['main', 'footer']) {
    expect(await page.locator(part).evaluate((element: HTMLElement) => element.inert)).toBe(true);
  }
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await scrollTop(page)).toBe(0);
  await expect(menu(page)).toBeVisible();
});

test('can be scrolled where the window is low', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, homeOf(english));
  await open(page, english);
  const last = menu(page).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('touch opens it and follows a link', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await visit(page, homeOf(english));
  await button(page, textsOf(english), false).tap();
  await menu(page)
    .getByRole('link', { name: textsOf(english).common.nav.contact })
    .tap();
  await expectSectionShown(page, 'contact');
  await expectClosed(page, english);
  await context.close();
});

test('opened before the scripts are there it stays open, and the focus where it is', async ({
  page,
}) => {
  const letScriptsCome = await holdBack(page, '**/texts/**');
  await page.goto(homeOf(english));
  await button(page, textsOf(english), false).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, textsOf(english), true)).toBeVisible();
  expect(await isExpanded(page)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const second = menu(page).getByRole('link').nth(1);
  await expect(second).toBeFocused();
  letScriptsCome();
  await alive(page);
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('main[inert]')).toHaveCount(1);
  await expect(second).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`its links stand in the page in ${language.code}, and lead to sections`, async ({
      page,
    }) => {
      const texts = textsOf(language);
      await page.goto(homeOf(language));
      await expect(button(page, texts, false)).toBeHidden();
      await expect(menu(page).getByRole('link')).toHaveCount(4);
      await menu(page).getByRole('link', { name: texts.common.nav.services, exact: true }).click();
      await expect(page).toHaveURL(homeOf(language, 'services'));
      await expectSectionShown(page, 'services');
      // Nothing of the menu lies over the section.
      await expect(menu(page)).not.toBeInViewport();
    });
  }
});

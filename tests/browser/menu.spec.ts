import type { Page } from '@playwright/test';
import { test, expect } from './fixtures';
import {
  bothDirections,
  defaultLanguage,
  expectSectionShown,
  heading,
  holdBack,
  homeOf,
  hydrated,
  linkTo,
  scrollTop,
  serviceOf,
  textsOf,
  visit,
  type Language,
} from './visit';

test.use({ viewport: { width: 390, height: 800 } });

function menuOf(page: Page, language: Language = defaultLanguage) {
  const { nav } = textsOf(language).common;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const links = page.getByRole('navigation', { name: nav.main }).getByRole('link');
  const menu = {
    closed: button(nav.openMenu),
    opened: button(nav.closeMenu),
    links,
    link: (name: string) => links.filter({ hasText: new RegExp(`^${name}$`) }),
    async open(): Promise<void> {
      await menu.closed.click();
      await expect(links.first()).toBeFocused();
    },
    async expectClosed(): Promise<void> {
      await expect(links.first()).toBeHidden();
      await expect(menu.closed).toBeVisible();
      await expect(page.locator('[inert]')).toHaveCount(0);
    },
  };
  return menu;
}

for (const language of bothDirections) {
  const { nav } = textsOf(language).common;

  test(
    `the menu opens with the keyboard, takes the focus in and gives it back, ${language.code}`,
    { tag: '@engines' },
    async ({ page }) => {
      const menu = menuOf(page, language);
      await visit(page, homeOf(language));
      await menu.expectClosed();
      await menu.closed.press('Enter');
      await expect(menu.links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await menu.expectClosed();
      await expect(menu.closed).toBeFocused();
      await menu.open();
      await menu.opened.click();
      await menu.expectClosed();
    },
  );

  test(
    `a link of the menu closes it and shows its section, ${language.code}`,
    { tag: '@engines' },
    async ({ page }) => {
      const menu = menuOf(page, language);
      for (const address of [homeOf(language), serviceOf(language)]) {
        await visit(page, address);
        await menu.open();
        await menu.link(nav.about).click();
        await expectSectionShown(page, 'about');
        await menu.expectClosed();
        await expect(page.locator('#about').getByRole('heading').first()).toBeFocused();
      }
    },
  );
}

test('closes the menu by a click outside, which does nothing else', async ({ page }) => {
  const menu = menuOf(page);
  await visit(page, homeOf(defaultLanguage));
  await menu.open();
  const box = await page.locator(':popover-open').boundingBox();
  await page.mouse.click(20, (box?.y ?? 0) + (box?.height ?? 0) + 10);
  await menu.expectClosed();
  await expect(page).toHaveURL(homeOf(defaultLanguage));
  await expect(menu.closed).toBeFocused();
});

test('closes the menu when the window grows and on Back', async ({ page }) => {
  const menu = menuOf(page);
  await visit(page, homeOf(defaultLanguage));
  await menu.open();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(menu.links.first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, textsOf(defaultLanguage).service().title)).toBeFocused();
  await menu.open();
  await page.goBack();
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
  await menu.expectClosed();
});

test('keeps the focus in the header and the page unscrolled while the menu is open', async ({
  page,
}) => {
  const menu = menuOf(page);
  await visit(page, homeOf(defaultLanguage));
  await menu.open();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('header :focus, body:focus, html:not(:has(:focus))')).toHaveCount(1);
  }
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await scrollTop(page)).toBe(0);
  await expect(menu.links.first()).toBeVisible();
});

test('scrolls the menu in a low window', async ({ page }) => {
  const menu = menuOf(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, homeOf(defaultLanguage));
  await menu.open();
  await menu.links.last().scrollIntoViewIfNeeded();
  await expect(menu.links.last()).toBeInViewport({ ratio: 1 });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('the menu opens and follows a link', async ({ page }) => {
    const menu = menuOf(page);
    await visit(page, homeOf(defaultLanguage));
    await menu.closed.tap();
    await menu.link(textsOf(defaultLanguage).common.nav.contact).tap();
    await expectSectionShown(page, 'contact');
    await menu.expectClosed();
  });
});

test('keeps a menu open and modal, and its focus, through hydration', async ({ page }) => {
  const menu = menuOf(page);
  const letItCome = await holdBack(page);
  await page.goto(homeOf(defaultLanguage));
  const main = page.locator('main');
  await menu.closed.press('Enter');
  await expect(menu.links.first()).toBeFocused();
  await expect(main).toHaveAttribute('inert');
  await page.keyboard.press('Tab');
  letItCome();
  await hydrated(page);
  await expect(menu.links.nth(1)).toBeFocused();
  await expect(main).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await menu.expectClosed();
  await expect(main).not.toHaveAttribute('inert');
});

test('closes the menu by a link before hydration, and keeps it closed', async ({ page }) => {
  const menu = menuOf(page);
  const letItCome = await holdBack(page);
  await page.goto(homeOf(defaultLanguage));
  await menu.closed.click();
  await menu.links.nth(2).click();
  await expect(page).toHaveURL(/#/);
  await expect(menu.links.nth(1)).toBeHidden();
  await expect(
    page.getByRole('heading', { name: textsOf(defaultLanguage).home.contact.title }),
  ).toBeInViewport();
  letItCome();
  await hydrated(page);
  await menu.expectClosed();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the links of the menu in the page', async ({ page }) => {
    const menu = menuOf(page);
    await page.goto(homeOf(defaultLanguage));
    await expect(menu.closed).toBeHidden();
    await expect(menu.links).toHaveCount(4);
    await menu.link(textsOf(defaultLanguage).common.nav.services).click();
    await expectSectionShown(page, 'services');
    await expect(menu.links.first()).not.toBeInViewport();
  });
});

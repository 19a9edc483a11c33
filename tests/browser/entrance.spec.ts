import type { Page } from '@playwright/test';
import { test, expect, withMotion } from './fixtures';
import {
  defaultLanguage,
  heading,
  homeOf,
  hydrated,
  linkTo,
  scrollTo,
  serviceOf,
  textsOf,
  visit,
} from './visit';

test.use(withMotion);

const waiting = '[data-waiting]';

function hiddenCards(page: Page): Promise<number> {
  return page
    .locator('main li')
    .evaluateAll(
      (all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length,
    );
}

test('animates cards below the first screen when they scroll into view', async ({ page }) => {
  await page.addInitScript(() => {
    const entered: unknown[] = [];
    Object.assign(window, { entered });
    const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this);
      const { duration, delay } = options as KeyframeAnimationOptions;
      if (this.matches('main li')) entered.push({ duration, delay, late: place * 100 });
      return animate.call(this, keyframes, options);
    };
  });
  await visit(page, homeOf(defaultLanguage));
  await expect(page.locator(waiting)).not.toHaveCount(0);
  await scrollTo(page, 60);
  expect(await hiddenCards(page)).toBeGreaterThan(20);
  await page.keyboard.press('ControlOrMeta+End');
  await expect(page.locator(waiting)).toHaveCount(0);
  await expect.poll(() => hiddenCards(page)).toBe(0);
  type Entered = { duration: number; delay: number; late: number }[];
  const entered = await page.evaluate(() => (window as unknown as { entered: Entered }).entered);
  expect(entered.length).toBeGreaterThan(20);
  for (const { duration, delay, late } of entered) {
    expect(duration).toBeCloseTo(600);
    expect(delay).toBeCloseTo(late);
  }
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, textsOf(defaultLanguage).service().title)).toBeFocused();
  await page.goBack();
  await expect(heading(page, textsOf(defaultLanguage).home.hero.headline)).toBeVisible();
});

test('never hides a card that has been seen', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || !target.matches('[data-waiting]')) continue;
        if (target.getBoundingClientRect().top < window.innerHeight - 30)
          Object.assign(window, { hidden: true });
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-waiting'] });
  });
  await visit(page, homeOf(defaultLanguage));
  await scrollTo(page, 1500);
  await page.reload();
  await hydrated(page);
  await expect(page.locator(waiting)).not.toHaveCount(0);
  expect(await page.evaluate(() => 'hidden' in window)).toBe(false);
});

test('animates nothing with reduced motion, even if it is set during the visit', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, homeOf(defaultLanguage));
  await expect(page.locator(waiting)).toHaveCount(0);
  await linkTo(page, homeOf(defaultLanguage, 'contact')).click();
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .length,
    );
  expect(await moving()).toBe(0);
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(heading(page, textsOf(defaultLanguage).service().title)).toBeFocused();
  expect(await moving()).toBe(0);
});

test('a page fades in, and a section is only scrolled to', async ({ page }) => {
  await page.addInitScript(() => {
    const faded: unknown[] = [];
    Object.assign(window, { faded });
    const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes, options) {
      if (this.matches('main')) faded.push(keyframes);
      return animate.call(this, keyframes, options);
    };
  });
  const faded = () => page.evaluate(() => (window as unknown as { faded: unknown[] }).faded);
  await visit(page, homeOf(defaultLanguage));
  await linkTo(page, homeOf(defaultLanguage, 'contact')).click();
  await expect(page).toHaveURL(/#contact$/u);
  expect(await faded()).toEqual([]);
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect.poll(faded).toEqual([{ opacity: [0, 1] }]);
});

test('prints cards that have not entered yet', async ({ page }) => {
  await visit(page, homeOf(defaultLanguage));
  await scrollTo(page, 60);
  await expect.poll(() => hiddenCards(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  // A card that is entering ends its animation first.
  await expect.poll(() => hiddenCards(page)).toBe(0);
});

test('a capture of the whole page shows all cards: none is hidden before the visitor scrolls', async ({
  page,
}) => {
  await visit(page, homeOf(defaultLanguage));
  await expect(page.locator(waiting)).not.toHaveCount(0);
  expect(await hiddenCards(page)).toBe(0);
  const map = page.locator('#about img');
  await expect
    .poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

for (const size of [
  { width: 1100, height: 720 },
  { width: 1280, height: 1000 },
]) {
  test(`shows all cards once the window is resized to ${size.width} by ${size.height}`, async ({
    page,
  }) => {
    await visit(page, homeOf(defaultLanguage));
    await scrollTo(page, 60);
    await expect.poll(() => hiddenCards(page)).toBeGreaterThan(0);
    await page.setViewportSize(size);
    await expect.poll(() => hiddenCards(page)).toBe(0);
  });
}

for (const height of [2100, 12_140]) {
  test(`shows the whole page in a window of ${height} px, below a hero no higher than usual`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 411, height });
    await visit(page, homeOf(defaultLanguage));
    await scrollTo(page, 60);
    expect(await hiddenCards(page)).toBe(0);
    const hero = await page.locator('main > section').first().boundingBox();
    expect(hero?.height).toBeLessThanOrEqual(1300);
  });
}

import type { Page } from '@playwright/test';
import { test, expect } from './fixtures';
import {
  alive,
  bothDirections,
  english,
  homeOf,
  scrollTo,
  serviceOf,
  visit,
} from './support/visit';
import { textsOf } from './support/texts';

const cards = '#tourism-services li';
const waiting = '[data-entering]';

/** Notes each card's entrance with its times, in the order of the beginnings. */
async function collectEntrances(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entrances: unknown[] = [];
    Object.assign(window, { entrances });
    Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, 'animate'), {
      apply(target, element: Element, given: Parameters<Element['animate']>) {
        const animation: Animation = Reflect.apply(target, element, given);
        const { duration, delay } = animation.effect?.getTiming() ?? {};
        const place = [...(element.parentElement?.children ?? [])].indexOf(element);
        const list = element.closest('section')?.id;
        const what = Object.keys(given[0] ?? {});
        if (element.tagName === 'LI') entrances.push({ list, place, what, duration, delay });
        return animation;
      },
    });
  });
}

interface Entrance {
  list: string;
  place: number;
  duration: number;
  delay: number;
}
const entrances = (page: Page) =>
  page.evaluate(() => (window as unknown as { entrances: Entrance[] }).entrances);

const opacities = (page: Page, selector = cards) =>
  page.locator(selector).evaluateAll((all) => all.map((card) => getComputedStyle(card).opacity));

for (const language of bothDirections) {
  test(`cards enter once in 0.6 s, each 0.1 s after the one before, in ${language.code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await collectEntrances(page);
    await visit(page, homeOf(language));
    await expect(page.locator(waiting)).not.toHaveCount(0);
    expect(await opacities(page)).toEqual(Array.from({ length: 7 }, () => '0'));
    for (let round = 0; round < 2; round += 1) {
      await page
        .locator('#tourism-services')
        .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect.poll(() => opacities(page)).toEqual(Array.from({ length: 7 }, () => '1'));
      await scrollTo(page, 0);
    }
    const ofList = (await entrances(page)).filter(({ list }) => list === 'tourism-services');
    const times = new Map(ofList.map(({ place, duration, delay }) => [place, { duration, delay }]));
    for (const [place, { duration, delay }] of times) {
      expect(duration).toBe(600);
      expect(delay).toBeCloseTo(place * 100);
    }
    expect(times.size).toBe(7);
    expect(new Set(ofList.map((entrance) => JSON.stringify(entrance))).size).toBe(ofList.length);
  });
}

test('nothing is hidden in the delivered HTML, or when the scripts fail', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED|Failed to (load|fetch)/);
  await page.route('**/assets/chunks/**', (route) => route.abort());
  for (const address of [homeOf(english), serviceOf(english)]) {
    await page.goto(address);
    await page.mouse.move(10, 10);
    expect(await opacities(page, 'main li, main section, main article')).not.toContain('0');
    const html = await (await page.request.get(address)).text();
    expect(html.slice(html.indexOf('<body>'))).not.toMatch(/ style=| data-entering/);
  }
});

test('what lies in the first view or has been painted never disappears', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2200 });
  await page.addInitScript(() => {
    Object.assign(window, { hiddenInView: 0 });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || target.dataset.entering === undefined) continue;
        if (target.getBoundingClientRect().top < window.innerHeight - 30) {
          Object.assign(window, { hiddenInView: 1 });
        }
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-entering'] });
  });
  const hiddenInView = () =>
    page.evaluate(() => (window as unknown as { hiddenInView: number }).hiddenInView);
  await visit(page, homeOf(english));
  await expect(page.locator(waiting)).not.toHaveCount(0);
  expect(await hiddenInView()).toBe(0);
  await page.locator('main a[href^="/services/"]:visible').first().click();
  await expect(page).toHaveURL(/services/);
  await page.goBack();
  await expect(page.locator(waiting)).not.toHaveCount(0);
  expect(await hiddenInView()).toBe(0);
  await scrollTo(page, 1500);
  await page.reload();
  await alive(page);
  await expect(page.locator(waiting)).not.toHaveCount(0);
  expect(await hiddenInView()).toBe(0);
});

test('cards below the view of a new page enter too, wherever the one before was scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await visit(page, serviceOf(english));
  await page.locator('footer a[href="/#services"]').scrollIntoViewIfNeeded();
  await page.locator('.site-header a').first().click();
  await expect(page.locator('h1')).toHaveText(textsOf(english).home.hero.headline);
  await expect(page.locator(waiting)).not.toHaveCount(0);
});

for (const [name, jump] of [
  ['Ctrl+End', (page: Page) => page.keyboard.press('ControlOrMeta+End')],
  ['a hash', (page: Page) => page.locator('.site-header a[href$="#contact"]').first().click()],
] as const) {
  test(`${name} leaves no card invisible`, async ({ page }) => {
    await visit(page, homeOf(english));
    await expect(page.locator(waiting)).not.toHaveCount(0);
    await jump(page);
    await expect(page.locator(waiting)).toHaveCount(0);
    expect(await opacities(page, 'main li')).not.toContain('0');
  });
}

test('reduced motion turns all of it off', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, homeOf(english));
  await page.waitForLoadState('networkidle');
  await expect(page.locator(waiting)).toHaveCount(0);
  await page.locator('main a[href$="#contact"]:visible').first().click();
  expect(
    await page.locator('#contact').evaluate((element) => element.getBoundingClientRect().top),
  ).toBeLessThan(200);
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => animation.timeline instanceof DocumentTimeline)
        .length,
  );
  expect(moving).toBe(0);
});

test('reduced motion that is asked for during the visit shows everything at once', async ({
  page,
}) => {
  await visit(page, homeOf(english));
  await expect(page.locator(waiting)).not.toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator(waiting)).toHaveCount(0);
  expect(await opacities(page, 'main li')).not.toContain('0');
  await page.locator('main a[href^="/services/"]:visible').first().click();
  await expect(page).toHaveURL(/services/);
  await expect(page.locator(waiting)).toHaveCount(0);
});

test('print shows what has not entered yet', async ({ page }) => {
  await visit(page, homeOf(english));
  await expect(page.locator(waiting)).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  expect(await opacities(page, 'main li')).not.toContain('0');
});

test('pictures are drawn where nothing may move, and on paper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, serviceOf(english));
  const cuts = () =>
    page
      .locator('.draws > svg:visible')
      .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).clipPath));
  expect(await cuts()).toContainEqual(expect.stringMatching(/^inset/));
  for (const media of [{ media: 'print' }, { media: 'screen', reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia(media);
    expect(new Set(await cuts())).toEqual(new Set(['none']));
  }
});

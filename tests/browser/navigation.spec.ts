import type { Page } from '@playwright/test';
import { services } from '../../src/site/catalogue';
import { test, expect } from './fixtures';
import { collectRequests, holdBack } from './support/network';
import { textsOf } from './support/texts';
import {
  alive,
  bothDirections,
  english,
  expectSectionShown,
  homeOf,
  scrollTo,
  scrollTop,
  serviceOf,
  twoFrames,
  visit,
} from './support/visit';

const [first] = services;
if (!first) throw new Error('The catalogue is empty');

const card = (page: Page, address: string) =>
  page.locator(`main a[href="${address}"]:visible`).first();

/** Marks the document, to tell whether the browser has loaded another. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
  return () => page.evaluate(() => 'marked' in document.documentElement.dataset);
}

for (const language of bothDirections) {
  test(
    `a new page begins at its top, with the focus on its heading, announced, in ${language.code}`,
    { tag: '@smoke' },
    async ({ page }) => {
      const { title } = textsOf(language).service(first);
      await visit(page, homeOf(language));
      const isMarked = await mark(page);
      await card(page, serviceOf(language, first)).click();
      await expect(page).toHaveURL(serviceOf(language, first));
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.locator('h1')).toBeFocused();
      expect(await scrollTop(page)).toBe(0);
      await expect(page).toHaveTitle(new RegExp(`^${title} `));
      const announced = page.locator('#root > [role="status"]');
      await expect(announced).toHaveText(await page.title());
      expect(await isMarked()).toBe(true);
    },
  );

  test(
    `back and forward lead to where the visitor was in ${language.code}`,
    { tag: '@smoke' },
    async ({ page }) => {
      await visit(page, homeOf(language));
      const before = 2222;
      await scrollTo(page, before);
      await card(page, serviceOf(language, first)).evaluate((link: HTMLAnchorElement) => {
        link.click();
      });
      await expect(page.locator('h1')).toHaveText(textsOf(language).service(first).title);
      await scrollTo(page, 420);
      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBe(before);
      await expect(page.locator('h1')).toBeFocused();
      await page.goForward();
      await expect.poll(() => scrollTop(page)).toBe(420);
      await page.reload();
      await alive(page);
      await expect.poll(() => scrollTop(page)).toBe(420);
      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBe(before);
    },
  );
}

test('back leads to where the visitor was without scrollend events', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await visit(page, homeOf(english));
  await scrollTo(page, 1700);
  await page.locator('.site-header a').first().focus();
  await page.goto(serviceOf(english));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(textsOf(english).home.hero.headline);
  await alive(page);
  // Fonts that come late move the text above, and the browser goes with it.
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1600);
  expect(await scrollTop(page)).toBeLessThan(1800);
});

for (const language of bothDirections) {
  test(`who goes to the top before the application is there stays there in ${language.code}`, async ({
    page,
  }) => {
    await visit(page, homeOf(language));
    await scrollTo(page, 3000);
    const letItCome = await holdBack(page, '**/assets/chunks/**');
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(3000);
    await page.keyboard.press('ControlOrMeta+Home');
    await expect.poll(() => scrollTop(page)).toBe(0);
    letItCome();
    await alive(page);
    await twoFrames(page);
    expect(await scrollTop(page)).toBe(0);
  });
}

test('a slow page leaves the one before in place and says that it is coming', async ({ page }) => {
  await visit(page, homeOf(english));
  await scrollTo(page, 900);
  const letItCome = await holdBack(page, /texts\/.*investment-attraction/);
  const address = serviceOf(english, 'investment-attraction-strategy');
  const before = await page.locator('h1').textContent();
  await card(page, address).evaluate((link: HTMLAnchorElement) => {
    link.click();
  });
  await expect(page.locator('html[data-busy]')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveText(before ?? '');
  expect(await scrollTop(page)).toBe(900);
  const line = () =>
    page.locator('.site-header').evaluate((header) => getComputedStyle(header, '::after').opacity);
  await expect.poll(line).toBe('1');
  letItCome();
  await expect(page).toHaveURL(address);
  await expect(page.locator('html[data-busy]')).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
});

for (const language of bothDirections) {
  test(`the line of a slow page advances from where lines begin in ${language.code}`, async ({
    page,
  }) => {
    await visit(page, homeOf(language));
    const from = await page.locator('html').evaluate((html) => {
      html.dataset.busy = '';
      const header = document.querySelector('.site-header');
      const { transformOrigin, width } = getComputedStyle(header as Element, '::after');
      return parseFloat(transformOrigin) / parseFloat(width);
    });
    expect(from).toBe(language.direction === 'rtl' ? 1 : 0);
  });
}

test('a slow code chunk leaves the page before in place, also on the way back', async ({
  page,
}) => {
  await visit(page, homeOf(english));
  await card(page, serviceOf(english, first)).click();
  await expect(page).toHaveURL(serviceOf(english, first));
  await page.reload();
  await alive(page);
  const letItCome = await holdBack(page, /texts\/.*home\.json|assets\/chunks/);
  const heading = await page.locator('h1').textContent();
  await page.goBack();
  await expect(page.locator('html[data-busy]')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  await expect(page.locator('h1')).toBeVisible();
  letItCome();
  await expect(page.locator('h1')).toHaveText(textsOf(english).home.hero.headline);
  await expect(page.locator('html[data-busy]')).toHaveCount(0);
});

test('the last of two slow pages wins, and going back wins over a slow one', async ({ page }) => {
  await visit(page, serviceOf(english));
  await page.locator('.site-header a').first().click();
  await expect(page).toHaveURL(homeOf(english));
  const letThemCome = await holdBack(page, /texts\/.*\/services\//);
  const follow = (address: string) =>
    card(page, address).evaluate((link: HTMLAnchorElement) => {
      link.click();
    });
  await follow(serviceOf(english, 'cross-border-expansion-advisory'));
  await follow(serviceOf(english, 'innovation-ecosystem-strategy'));
  letThemCome();
  const last = 'innovation-ecosystem-strategy';
  await expect(page).toHaveURL(serviceOf(english, last));
  await expect(page.locator('h1')).toHaveText(textsOf(english).service(last).title);
  await page.locator('.site-header a').first().click();
  await expect(page.locator('h1')).toHaveText(textsOf(english).home.hero.headline);
  const letItCome = await holdBack(page, /texts\/.*\/services\//);
  await follow(serviceOf(english, 'sector-development-roadmaps'));
  await page.goBack();
  letItCome();
  await expect(page.locator('html[data-busy]')).toHaveCount(0);
  await expect(page).toHaveURL(homeOf(english));
  await expect(page.locator('h1')).toHaveText(textsOf(english).home.hero.headline);
});

test('the line of a slow page ends when another page is shown', async ({ page }) => {
  await visit(page, homeOf(english));
  const [slow, ready] = [
    'cross-border-expansion-advisory',
    'innovation-ecosystem-strategy',
  ] as const;
  await card(page, serviceOf(english, ready)).hover();
  await page.waitForLoadState('networkidle');
  await holdBack(page, new RegExp(`texts/.*${slow}`));
  for (const slug of [slow, ready]) {
    await card(page, serviceOf(english, slug)).evaluate((link: HTMLAnchorElement) => {
      link.click();
    });
    if (slug === slow) await expect(page.locator('html[data-busy]')).toHaveCount(1);
  }
  await expect(page.locator('h1')).toHaveText(textsOf(english).service(ready).title);
  await expect(page.locator('html[data-busy]')).toHaveCount(0);
});

for (const [name, turnTo] of [
  ['hover', (page: Page, address: string) => card(page, address).hover()],
  ['focus', (page: Page, address: string) => card(page, address).focus()],
  [
    'touch',
    (page: Page, address: string) =>
      card(page, address).dispatchEvent('touchstart', { bubbles: true }),
  ],
] as const) {
  test(`a page is fetched ahead on ${name}, once`, async ({ page }) => {
    await visit(page, homeOf(english));
    const requests = collectRequests(page);
    const address = serviceOf(english, first);
    const ofPage = () => requests.filter((request) => request.includes(`${first}.json`));
    await turnTo(page, address);
    await expect.poll(ofPage).toHaveLength(1);
    await turnTo(page, address);
    await card(page, address).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await card(page, address).click();
    await expect(page.locator('h1')).toHaveText(textsOf(english).service(first).title);
    expect(ofPage()).toHaveLength(1);
    const files = requests.filter((request) => /texts|chunks/.test(request));
    expect(files).toEqual([...new Set(files)]);
  });
}

test('clicks that ask for another tab are left to the browser', async ({ page, context }) => {
  await visit(page, homeOf(english));
  const address = serviceOf(english, first);
  for (const click of [
    { modifiers: ['ControlOrMeta'] },
    { modifiers: ['Shift'] },
    { button: 'middle' },
  ] as const) {
    const opened = context.waitForEvent('page');
    await card(page, address).click({
      ...click,
      modifiers: [...('modifiers' in click ? click.modifiers : [])],
    });
    const other = await opened;
    await expect(other).toHaveURL(address);
    await other.close();
    await expect(page).toHaveURL(homeOf(english));
  }
});

test('links to elsewhere, downloads, files and other windows are left to the browser', async ({
  page,
}) => {
  await visit(page, homeOf(english));
  const links: Record<string, string>[] = [
    { href: 'https://other.example/' },
    { href: 'mailto:info@example.com' },
    { href: '/fr', target: '_blank' },
    { href: '/fr', download: '' },
    { href: '/brochure.pdf' },
  ];
  const left = await page.evaluate((all) => {
    const results: boolean[] = [];
    document.addEventListener('click', (event) => {
      results.push(!event.defaultPrevented);
      event.preventDefault();
    });
    for (const attributes of all) {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      document.body.append(link);
      link.click();
    }
    return results;
  }, links);
  expect(left).toEqual(links.map(() => true));
  await expect(page).toHaveURL(homeOf(english));
});

for (const language of bothDirections) {
  test(`a link to a section scrolls there each time in ${language.code}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await visit(page, homeOf(language));
    const link = page.locator('main a[href$="#contact"]:visible').first();
    const length = () => page.evaluate(() => window.history.length);
    await link.click();
    await expectSectionShown(page, 'contact');
    await expect(page.locator('#contact h2')).toBeFocused();
    const before = await length();
    await scrollTo(page, 0);
    await link.click();
    await expectSectionShown(page, 'contact');
    expect(await length()).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(homeOf(language));
    await expect.poll(() => scrollTop(page)).toBeLessThan(200);
  });
}

test('an address with an unknown or a damaged hash is harmless', async ({ page }) => {
  await visit(page, homeOf(english, 'nowhere'));
  await scrollTo(page, 800);
  for (const hash of ['#%E0%A4', '#nothing', "#a'b[c]"]) {
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.querySelector('main')?.append(link);
      link.click();
    }, hash);
    await expect(page).toHaveURL((url) => url.hash === hash);
    await twoFrames(page);
    expect(await scrollTop(page)).toBe(800);
  }
  await visit(page, `${serviceOf(english)}#nothing`);
  expect(await scrollTop(page)).toBe(0);
});

test('an encoded hash leads to its section, and so does one that is typed', async ({ page }) => {
  await visit(page, homeOf(english));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#%61bout';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expectSectionShown(page, 'about');
  await scrollTo(page, 0);
  for (const id of ['contact', 'services', 'contact']) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, id);
    await expectSectionShown(page, id);
  }
});

test('pages fade in, and not where motion is unwanted', async ({ page }) => {
  const fades = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      const [fade] = main?.getAnimations() ?? [];
      return fade?.effect?.getTiming().duration ?? null;
    });
  await visit(page, homeOf(english));
  await card(page, serviceOf(english, first)).hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      requestAnimationFrame(() =>
        seen.push(
          ...(document.querySelector('main')?.getAnimations() ?? []).map(
            (animation) => animation.effect?.getTiming().duration,
          ),
        ),
      );
    }).observe(document.head, { childList: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  await card(page, serviceOf(english, first)).click();
  await expect.poll(seen).toContain(300);
  await expect.poll(fades).toBeNull();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await expect(page).toHaveURL(homeOf(english));
  expect(await fades()).toBeNull();
});

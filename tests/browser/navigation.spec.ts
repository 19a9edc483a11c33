import sharp from 'sharp';
import { services, siblingsOf } from '../../src/site/catalogue';
import { test, expect, withMotion } from './fixtures';
import {
  bothDirections,
  defaultLanguage,
  expectSectionShown,
  followInPlace,
  heading,
  holdBack,
  homeOf,
  hydrated,
  linkTo,
  loadedByScript,
  scrollTo,
  scrollTop,
  service,
  serviceOf,
  textsOf,
  visit,
} from './visit';

test.use(withMotion);

const home = homeOf(defaultLanguage);
const { common, home: homeTexts } = textsOf(defaultLanguage);
const [firstSlug = service, secondSlug = service] = services;
const titleOf = (slug = service) => textsOf(defaultLanguage).service(slug).title;

const { title } = textsOf(defaultLanguage).service();
const { headline } = textsOf(defaultLanguage).home.hero;

test(
  'a link leads to the top of a page, its heading focused and its title shown',
  { tag: ['@smoke', '@engines'] },
  async ({ page }) => {
    await visit(page, home);
    const isSameDocument = await page.evaluateHandle(() => ({}));
    await linkTo(page, serviceOf(defaultLanguage)).click();
    await expect(heading(page, title)).toBeFocused();
    await expect(page).toHaveURL(serviceOf(defaultLanguage));
    await expect(page).toHaveTitle(new RegExp(`^${title} `));
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await isSameDocument.jsonValue()).toEqual({});
  },
);

test('restores the scroll position on Back and Forward', { tag: '@engines' }, async ({ page }) => {
  await visit(page, home);
  await scrollTo(page, 2222);
  await followInPlace(linkTo(page, serviceOf(defaultLanguage)));
  await expect(heading(page, title)).toBeFocused();
  await scrollTo(page, 420);
  await page.goBack();
  await expect(heading(page, headline)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(2222);
  await page.goForward();
  await expect(heading(page, title)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(420);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(420);
  await page.goBack();
  await expect(heading(page, headline)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(2222);
});

test(
  'a page that is loaded anew keeps its place, also before it is hydrated',
  { tag: '@engines' },
  async ({ page }) => {
    await visit(page, home);
    await scrollTo(page, 3000);
    const letThemCome = await holdBack(page);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(3000);
    await scrollTo(page, 2500);
    letThemCome();
    await hydrated(page);
    await expect.poll(() => scrollTop(page)).toBe(2500);
    await followInPlace(linkTo(page, serviceOf(defaultLanguage)));
    await expect(heading(page, title)).toBeFocused();
    await page.goBack();
    await expect(heading(page, headline)).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(2500);
  },
);

test(
  "the header's links show their sections, from every kind of page",
  { tag: '@engines' },
  async ({ page }) => {
    const { nav } = textsOf(defaultLanguage).common;
    const unknown = `${defaultLanguage.prefix}/nothing`;
    for (const [address, ids] of [
      [home, ['services', 'about']],
      [serviceOf(defaultLanguage), ['about']],
      [unknown, ['contact']],
    ] as const) {
      await visit(page, address);
      for (const id of ids) {
        await page.getByRole('banner').getByRole('link', { name: nav[id], exact: true }).click();
        await expect(page).toHaveURL(homeOf(defaultLanguage, id));
        await expectSectionShown(page, id);
      }
    }
  },
);

test('scrolls to a section at each click of its link, and to the top on Back', async ({ page }) => {
  await visit(page, home);
  const link = linkTo(page, homeOf(defaultLanguage, 'contact'));
  await link.click();
  await expectSectionShown(page, 'contact');
  await expect(page.locator('#contact').getByRole('heading').first()).toBeFocused();
  await scrollTo(page, 0);
  await link.click();
  await expectSectionShown(page, 'contact');
  await page.goBack();
  if (!page.url().endsWith(home)) await page.goBack();
  await expect.poll(() => scrollTop(page)).toBeLessThan(200);
});

test('follows the contents from part to part, and Back to the link that was followed', async ({
  page,
}) => {
  const { contents, ...words } = common.service;
  await visit(page, serviceOf(defaultLanguage));
  const link = (part: 'methodology' | 'references') =>
    page.getByRole('navigation', { name: contents }).getByRole('link', { name: words[part] });
  await link('methodology').press('Enter');
  await expectSectionShown(page, 'methodology');
  await link('references').press('Enter');
  await expectSectionShown(page, 'references');
  await expect(page.getByRole('heading', { name: words.references })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/#methodology$/);
  await expectSectionShown(page, 'methodology');
  await expect(link('references')).toBeFocused();
  await page.goBack();
  await expect(link('methodology')).toBeFocused();
  await expect(link('methodology')).toBeInViewport();
});

for (const language of bothDirections) {
  test(`the header covers no section that is opened by its address, ${language.code}`, async ({
    page,
  }) => {
    const isDefault = language === defaultLanguage;
    await page.setViewportSize({ width: isDefault ? 1280 : 390, height: 800 });
    await visit(page, homeOf(language));
    const ids = await page
      .locator('main > section[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(5);
    // Every second one: the first and those alike in one language, the others in the other.
    for (const id of ids.filter((_, at) => (at % 2 === 0) === isDefault)) {
      await page.goto('about:blank');
      await visit(page, `${homeOf(language)}#${id}`);
      await expectSectionShown(page, id);
    }
  });

  test(`the button back to the top is shown after the first screen in either direction of scrolling, ${language.code}`, async ({
    page,
  }) => {
    const { backToTop } = textsOf(language).common.a11y;
    const button = page.locator('main').getByRole('link', { name: backToTop, exact: true });
    for (const address of [homeOf(language), serviceOf(language)]) {
      await visit(page, address);
      const height = page.viewportSize()?.height ?? 0;
      await scrollTo(page, height);
      await expect(button).toBeHidden();
      for (const top of [height + 100, height + 200, height + 100]) {
        await scrollTo(page, top);
        await expect(button).toBeVisible();
      }
      const isAtRight = ((await button.boundingBox())?.x ?? 0) > 640;
      expect(isAtRight).toBe(language.direction === 'ltr');
      await button.click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(button).toBeHidden();
    }
  });
}

test('shares a page if the browser has a share sheet', async ({ page }) => {
  const { share } = textsOf(defaultLanguage).common.service;
  const button = page.getByRole('button', { name: share });
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => Promise.resolve(shared.push(data)),
    });
  });
  await visit(page, serviceOf(defaultLanguage));
  await button.click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toEqual([{ title: titleOf(), url: page.url() }]);
});

test(
  'on the way back and forth the link that was left has the focus',
  { tag: '@engines' },
  async ({ page }) => {
    const { title } = textsOf(defaultLanguage).service();
    await visit(page, homeOf(defaultLanguage));
    const card = page.locator('main').getByRole('link', { name: title }).first();
    await card.press('Enter');
    await expect(heading(page, title)).toBeFocused();
    const [sibling = service] = siblingsOf(service);
    const next = page.locator(`main a[href="${serviceOf(defaultLanguage, sibling)}"]`).last();
    await next.press('Enter');
    await expect(page).not.toHaveURL(serviceOf(defaultLanguage));
    await page.goBack();
    await expect(next).toBeFocused();
    await page.goBack();
    await expect(card).toBeFocused();
  },
);

test('keeps the current page, marked as busy, while the next one loads', async ({ page }) => {
  await visit(page, home);
  await scrollTo(page, 900);
  const letItCome = await holdBack(page);
  await followInPlace(linkTo(page, serviceOf(defaultLanguage)));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await expect(heading(page, homeTexts.hero.headline)).toBeAttached();
  expect(await scrollTop(page)).toBe(900);
  letItCome();
  await expect(heading(page, titleOf())).toBeFocused();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('shows the last of two slow pages, and the previous page if Back is pressed meanwhile', async ({
  page,
}) => {
  await visit(page, serviceOf(defaultLanguage));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(heading(page, homeTexts.hero.headline)).toBeFocused();
  const letThemCome = await holdBack(page);
  await followInPlace(linkTo(page, serviceOf(defaultLanguage, firstSlug)));
  await followInPlace(linkTo(page, serviceOf(defaultLanguage, secondSlug)));
  letThemCome();
  await expect(heading(page, titleOf(secondSlug))).toBeFocused();
  await page.goBack();
  await expect(heading(page, homeTexts.hero.headline)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const letItCome = await holdBack(page);
  await followInPlace(linkTo(page, serviceOf(defaultLanguage, services.at(-1))));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await page.goBack();
  letItCome();
  await expect(heading(page, titleOf())).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page).toHaveURL(serviceOf(defaultLanguage));
});

for (const intent of ['hover', 'focus'] as const) {
  test(`prefetches a page on ${intent}`, async ({ page }) => {
    await visit(page, home);
    const link = linkTo(page, serviceOf(defaultLanguage));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await link[intent]();
    await expect.poll(() => requests.filter((url) => loadedByScript.test(url))).not.toEqual([]);
    await followInPlace(link);
    await expect(heading(page, titleOf())).toBeFocused();
    expect(requests).toEqual([...new Set(requests)]);
  });
}

test('leaves clicks that open another tab to the browser', async ({ page }) => {
  await visit(page, home);
  // The tab itself is the browser's; where tests start many, one may never finish loading.
  await page.evaluate(() => {
    const note = (event: Event) => {
      document.documentElement.dataset['taken'] = String(event.defaultPrevented);
      event.preventDefault();
    };
    for (const type of ['click', 'auxclick']) window.addEventListener(type, note);
  });
  const taken = page.locator('html');
  for (const click of [
    { modifiers: ['ControlOrMeta' as const] },
    { modifiers: ['Shift' as const] },
    { button: 'middle' as const },
  ]) {
    await linkTo(page, serviceOf(defaultLanguage)).click(click);
    await expect(taken).toHaveAttribute('data-taken', 'false');
    await taken.evaluate((html) => html.removeAttribute('data-taken'));
    await expect(page).toHaveURL(home);
  }
  await linkTo(page, serviceOf(defaultLanguage)).click();
  await expect(taken).toHaveAttribute('data-taken', 'true');
});

test('ignores an unknown or a malformed hash', async ({ page }) => {
  for (const hash of ['#nothing', '#%E0%A4', "#a'b[c]"]) {
    await visit(page, `${serviceOf(defaultLanguage)}${hash}`);
    await expect(heading(page, titleOf())).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
    await linkTo(page, home).click();
    await expect(heading(page, homeTexts.hero.headline)).toBeFocused();
  }
});

for (const language of bothDirections) {
  const { notFound, serviceNotFound } = textsOf(language).common;

  for (const [address, texts] of [
    [`${language.prefix}/nothing`, notFound],
    [`${language.prefix}/services/nothing`, serviceNotFound],
  ] as const) {
    test(`shows the not-found page with its links, in its language, at ${address}`, async ({
      page,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(heading(page, texts.title)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
      await page.getByRole('main').getByRole('link', { name: notFound.services }).click();
      await expectSectionShown(page, 'services');
      await expect(page).toHaveURL(homeOf(language, 'services'));
    });
  }
}

test(
  'the skip link is the first stop and leads into the page',
  { tag: '@engines' },
  async ({ page }) => {
    await visit(page, home);
    const link = page.getByRole('link', { name: common.a11y.skipToContent, exact: true });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main a').first()).toBeFocused();
  },
);

test('frosts the header before hydration too', async ({ page }) => {
  await holdBack(page);
  await page.goto(home);
  await page.mouse.wheel(0, 900);
  const header = page.getByRole('banner');
  const frost = () => header.evaluate((one) => getComputedStyle(one, '::before').opacity);
  await expect.poll(frost).toBe('1');
});

test('the header is frosted beyond 50 px of scroll, also on a page that is restored mid-way', async ({
  page,
}) => {
  const frost = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').opacity);
  await visit(page, home);
  for (const [top, opacity] of [
    [50, '0'],
    [51, '1'],
    [0, '0'],
    [1500, '1'],
  ] as const) {
    await scrollTo(page, top);
    await expect.poll(frost, `at ${top} px`).toBe(opacity);
  }
  await page.reload();
  await hydrated(page);
  await expect.poll(frost).toBe('1');
});

test('the frosted header lets the page shine through, and its texts can be read over the darkest band', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const luminanceOf = (rgb: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const darkestBehind = async (top: number) => {
    await scrollTo(page, top);
    const { data, info } = await sharp(await header.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const luminances: number[] = [];
    // Without the line at its lower edge.
    for (let index = 0; index < data.length - 4 * 3 * info.width; index += 3)
      luminances.push(luminanceOf([...data.subarray(index, index + 3)]));
    return Math.min(...luminances);
  };
  await visit(page, home);
  const colours = await header.evaluate((element) =>
    [...element.querySelectorAll('a, span')]
      .map((one) => getComputedStyle(one))
      .filter(({ backgroundColor }) => backgroundColor === 'rgba(0, 0, 0, 0)')
      .map(({ color }) => color),
  );
  const stats = page.getByRole('heading', { name: homeTexts.about.stats.title });
  const top = (await stats.boundingBox())?.y ?? 0;
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('header > * { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
  const [paper, dark] = [await darkestBehind(60), await darkestBehind(top + 40)];
  expect(dark).toBeLessThan(0.8 * paper);
  const texts = [...new Set(colours)].map((colour) =>
    luminanceOf((colour.match(/[\d.]+/g) ?? []).map(Number)),
  );
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts.filter((luminance) => luminance < 0.5))
    expect((dark + 0.05) / (text + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test('the header stays in view in every window at least 320 px high, a phone held sideways too', async ({
  page,
}) => {
  const top = () => page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().top);
  await visit(page, home);
  for (const [width, height, expected] of [
    [844, 390, 0],
    [568, 320, 0],
    [1280, 256, -900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 900);
    expect.soft(await top(), `${width} by ${height}`).toBe(expected);
  }
});

test('the list of contents marks the part that is being read, in both directions of scrolling', async ({
  page,
}) => {
  const words = textsOf(defaultLanguage).common.service;
  await visit(page, serviceOf(defaultLanguage));
  const contents = page.getByRole('navigation', { name: words.contents });
  const current = contents.locator('[aria-current]');
  await expect(current).toHaveCount(0);
  for (const part of ['receive', 'region', 'methodology'] as const) {
    await page.locator(`#${part}`).evaluate((section) => section.scrollIntoView());
    await expect(current).toHaveText(words[part]);
  }
});

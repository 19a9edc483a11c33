import { test, expect, withMotion } from './fixtures';
import {
  defaultLanguage,
  expectSectionShown,
  followInPlace,
  heading,
  holdBack,
  homeOf,
  hydrated,
  linkTo,
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
const titleOf = (slug = service) => textsOf(defaultLanguage).service(slug).title;

const { title } = textsOf(defaultLanguage).service();
const { headline } = textsOf(defaultLanguage).home.hero;

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

test('ignores an unknown or a malformed hash', async ({ page }) => {
  for (const hash of ['#nothing', '#%E0%A4', "#a'b[c]"]) {
    await visit(page, `${serviceOf(defaultLanguage)}${hash}`);
    await expect(heading(page, titleOf())).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
    await linkTo(page, home).click();
    await expect(heading(page, homeTexts.hero.headline)).toBeFocused();
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

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { practiceOf, practices } from '../../src/site/catalogue';
import { hrefOf, isIndexed, prerenderedPages, type Page as SitePage } from '../../src/site/hrefs';
import { expect, test } from './fixtures';
import { misfits, removeSpacing, spaceWidely } from './measures';
import { Form } from './form';
import {
  defaultLanguage,
  expectToast,
  followInPlace,
  homeOf,
  hydrated,
  languages,
  linkTo,
  otherThan,
  scrollTo,
  textsOf,
  visit,
} from './visit';

const small = { width: 390, height: 800 };
const desktop = { width: 1440, height: 800 };

test.use({ viewport: desktop });

/** Violations of all rules of axe, best practices and target size included. */
async function findingsOn(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ rules: { 'target-size': { enabled: true } } })
    // Pages have no frames.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

const parts = 'header, main, footer';

function deliveredTexts(html: string): (string | null)[] {
  return [...parseHTML(html).document.querySelectorAll(parts)].map((part) => part.textContent);
}

/** Whether a page is loaded, and axe looks at it: the services of a practice are built alike (tests/built/pages.test.ts). */
function isFirstOfKind({ screen }: SitePage): boolean {
  return screen.name !== 'service' || practiceOf(screen.slug).services[0] === screen.slug;
}

async function examine(page: Page, route: SitePage): Promise<void> {
  const { language, screen } = route;
  const address = hrefOf(language, screen);
  const isFirst = isFirstOfKind(route);
  const response = isFirst ? await page.goto(address) : await page.request.get(address);
  expect(response?.status()).toBe(isIndexed(screen) ? 200 : 404);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  if (isFirst) await hydrated(page);
  else await followInPlace(linkTo(page, address));
  const delivered = deliveredTexts((await response?.text()) ?? '');
  await expect
    .poll(() => page.locator(parts).evaluateAll((all) => all.map((part) => part.textContent)))
    .toEqual(delivered);
  const fits = async (width: number, how: string) => {
    await page.setViewportSize({ width, height: 800 });
    // Tables that begin to scroll become tab stops a moment later.
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(misfits), { message: `${how} at ${width} px`, timeout: 5000 })
      .toEqual([]);
  };
  for (const width of [1440, 768]) await fits(width, 'as it is');
  const isHome = screen.name === 'home';
  if (isHome) expect(await findingsOn(page)).toEqual([]);
  if (isFirst && (isHome || language === defaultLanguage)) {
    await page.setViewportSize(small);
    expect(await findingsOn(page)).toEqual([]);
  }
  // A page that fits the narrowest phone with wide spacing also fits without, and on wider ones.
  await spaceWidely(page);
  await fits(320, 'spaced widely');
  await removeSpacing(page);
  await page.setViewportSize(desktop);
}

// One test for all pages of a practice: a browser's new profile costs as much as a page.
for (const language of languages) {
  for (const practice of [null, ...practices]) {
    const routes = prerenderedPages.filter(
      ({ language: { code }, screen }) =>
        code === language.code && ('slug' in screen ? practiceOf(screen.slug) : null) === practice,
    );
    test.describe(language.code, () => {
      test.use({ locale: language.locale });

      test(`pages of ${practice?.id ?? 'no practice'} hydrate as delivered, fit every width, are accessible, ${language.code}`, async ({
        page,
      }) => {
        test.slow();
        for (const route of routes) {
          await test.step(hrefOf(language, route.screen), () => examine(page, route));
        }
      });
    });
  }
}

const { common } = textsOf(defaultLanguage);

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize(small);
  await visit(page, homeOf(defaultLanguage));
  await page.getByRole('button', { name: common.nav.openMenu }).click();
  await expect(page.getByRole('button', { name: common.nav.closeMenu })).toBeVisible();
  // The page behind it can't be reached.
  expect(await findingsOn(page, 'header')).toEqual([]);
});

/** What pages show only after an action. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a form with faults': async (page) => {
    const form = await Form.open(page, defaultLanguage);
    await form.send.click();
    await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true');
  },
  'a notification': async (page) => {
    const form = await Form.open(page, defaultLanguage);
    await form.fill();
    await form.send.click();
    await expectToast(page, common.toast.successTitle);
  },
  'the offer of a language': async (page) => {
    const { code } = otherThan(defaultLanguage);
    await page.addInitScript((wanted) => {
      Object.defineProperty(navigator, 'languages', { value: [wanted] });
    }, code);
    await visit(page, homeOf(defaultLanguage));
    await scrollTo(page, 500);
    await expect(page.locator(`aside[lang="${code}"]`)).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`${name} is accessible`, async ({ page }) => {
    await reach(page);
    expect(await findingsOn(page)).toEqual([]);
  });
}

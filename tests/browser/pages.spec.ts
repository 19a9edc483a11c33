import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { practices } from '../../src/site/catalogue';
import { hrefOf, isIndexed, prerenderedRoutes } from '../../src/site/routes';
import { expect, test } from './fixtures';
import { misfits } from './measures';
import { Form } from './form';
import { defaultLanguage, expectToast, homeOf, hydrated, otherThan, textsOf, visit } from './visit';

const small = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };
const widths = [320, 390, 768, 1440];

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds by all of its rules: best practices, and the size of targets too. */
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

/** The texts of a page's parts, as they are delivered. */
function deliveredTexts(html: string): (string | null)[] {
  return [...parseHTML(html).document.querySelectorAll(parts)].map((part) => part.textContent);
}

for (const { language, screen } of prerenderedRoutes) {
  const address = hrefOf(language, screen);
  // Services are built alike (tests/built/pages.test.ts), but for the colours of their practices.
  const isExamined =
    screen.name === 'service'
      ? language === defaultLanguage &&
        practices.some(({ services }) => services[0] === screen.slug)
      : language === defaultLanguage || screen.name === 'home';

  test.describe(language.code, () => {
    test.use({ locale: language.format });

    test(`${address} hydrates as delivered, fits every width, is accessible`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(isIndexed(screen) ? 200 : 404);
      expect(await response?.headerValue('content-security-policy')).toContain("script-src 'self'");
      await hydrated(page);
      const shown = await page
        .locator(parts)
        .evaluateAll((all) => all.map(({ textContent }) => textContent));
      expect(shown).toEqual(deliveredTexts((await response?.text()) ?? ''));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(misfits), `at ${width} px`).toEqual([]);
      }
      if (!isExamined) return;
      for (const size of [small, desktop]) {
        await page.setViewportSize(size);
        expect(await findingsOn(page)).toEqual([]);
      }
    });
  });
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

/** What pages come to show, beside what is delivered. */
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
    await expect(page.locator(`aside[lang="${code}"]`)).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`${name} is accessible`, async ({ page }) => {
    await reach(page);
    expect(await findingsOn(page)).toEqual([]);
  });
}

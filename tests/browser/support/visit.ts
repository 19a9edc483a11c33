import type { Page } from '@playwright/test';
import { languageOf, languages, type Language } from '../../../src/site/languages';
import type { ServiceSlug } from '../../../src/site/catalogue';
import { hrefOf } from '../../../src/site/routes';
import { expect } from '../fixtures';

export const [english, arabic, french] = ['en', 'ar', 'fr'].map(languageOf) as [
  Language,
  Language,
  Language,
];

/** One language for each direction of reading. */
export const bothDirections: readonly Language[] = [english, arabic];

export const homeOf = (language: Language, hash?: string) =>
  hrefOf(language, { name: 'home' }, hash);

const service: ServiceSlug = 'visitor-economy-strategy';
export const serviceOf = (language: Language, slug: ServiceSlug = service) =>
  hrefOf(language, { name: 'service', slug });

export { languages };

/** Waits until the application has taken over the delivered page. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/** Opens an address and waits until its page is alive. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);
  await twoFrames(page);
}

/** Waits until what was asked of a page has been drawn, and what follows from that. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** That a section's heading is seen, below the header and in the upper half of the window. */
export async function expectSectionShown(page: Page, id: string): Promise<void> {
  const heading = page.locator(`#${id}`).locator('h1, h2, h3').first();
  await expect
    .poll(async () => {
      const [box, header] = await Promise.all([
        heading.boundingBox(),
        page.locator('.site-header').boundingBox(),
      ]);
      const height = page.viewportSize()?.height ?? 0;
      if (!box || !header) return 'nothing';
      if (box.y < header.y + header.height) return `under the header: ${box.y}`;
      return box.y < height / 2 ? 'shown' : `too low: ${box.y}`;
    })
    .toBe('shown');
}

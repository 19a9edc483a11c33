import type { Page } from '@playwright/test';
import { sectionPractices } from '../../src/site/catalogue';
import { test, expect } from './fixtures';
import { Picture } from './pictures';
import { defaultLanguage, homeOf, languages, visit } from './visit';

const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top: top + scrollY, right, bottom: bottom + scrollY };
    });

for (const language of languages) {
  test.describe(`hero, ${language.code}`, () => {
    // No bar that offers another language lies over the page.
    test.use({ locale: language.locale });

    test(`the link to a sample paper is 24 px below the buttons and 32 px from what is drawn, ${language.code}`, async ({
      page,
    }) => {
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, homeOf(language));
        const button = await box(page, 'main a[href$="#services"]');
        const link = await box(page, 'main a[href$="/sample"]');
        // A link's box has 4 px more above its line. From 1760 px the root's text, and the pause, is larger.
        expect(link.top + 4 - button.bottom, `${width}`).toBeGreaterThanOrEqual(24);
        await page.locator('main > section:first-child > div > div').evaluate((text) => {
          Object.assign((text as HTMLElement).style, { display: 'block', visibility: 'hidden' });
        });
        const picture = await Picture.of(page);
        const around = {
          left: Math.max(0, link.left - 32),
          top: link.top - 32,
          right: link.right + 32,
          bottom: link.bottom - 4 + 32,
        };
        const levels = picture.levels(around);
        expect(levels.filter((level) => level !== levels[0]).length, `${width}`).toBe(0);
      }
    });
  });
}

test('pauses are equal: above cards, below panels, under the hero, before the first practice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, homeOf(defaultLanguage));
  const hero = await box(page, 'main > section');
  expect(hero.bottom - (await box(page, 'main > section > ul > li')).bottom).toBe(56);
  const why = await box(page, '#about > :last-child');
  expect(why.bottom - (await box(page, '#about > :last-child > ul')).bottom).toBe(160);
  for (const { anchor } of sectionPractices) {
    const section = await box(page, `#${anchor}`);
    const band = await box(page, `#${anchor} > .bg-accent`);
    const card = await box(page, `#${anchor} .card`);
    const panel = await box(page, `#${anchor} .cards > div`);
    expect(card.top - band.bottom, anchor).toBe(72);
    expect(section.bottom - panel.bottom, anchor).toBe(96);
  }
  const overview = await box(page, '#services');
  const panel = await box(page, '#services > div > div.surface');
  expect(overview.bottom - panel.bottom).toBe(96);
});

for (const language of languages.filter(({ writingSystem }) => writingSystem === 'arabic')) {
  test(`Kufi letters are at least 48 px high, except in the firm's name, ${language.code}`, async ({
    page,
  }) => {
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const address of [homeOf(language), `${homeOf(language)}/nowhere`]) {
        await visit(page, address);
        const sizes = await page.locator('main :is(h1, h2, h3, p)').evaluateAll((texts) =>
          texts
            .map((text) => getComputedStyle(text))
            .filter(({ fontFamily }) => fontFamily.includes('Headline Arabic'))
            .map(({ fontSize }) => parseFloat(fontSize)),
        );
        expect(sizes.length).toBeGreaterThan(0);
        expect(Math.min(...sizes), `${address} at ${width}`).toBeGreaterThanOrEqual(48);
      }
    }
  });
}

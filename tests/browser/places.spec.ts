import { hrefOf } from '../../src/site/routes';
import { test, expect } from './fixtures';
import { sectionIds } from './specification';
import { textsOf } from './support/texts';
import { alive, bothDirections, languages, serviceOf, visit } from './support/visit';

const places = [...sectionIds.filter((id) => id !== ''), 'urban-services'];

for (const language of bothDirections) {
  const home = hrefOf(language, { name: 'home' });

  test.describe(language.name, () => {
    test.use({ locale: language.format, contextOptions: { reducedMotion: 'reduce' } });

    for (const isFresh of [true, false]) {
      const way = isFresh ? 'opened' : 'gone to';
      test(`${home}: the header covers no heading that is ${way} by its address @everywhere`, async ({
        page,
      }) => {
        for (const id of places) {
          if (isFresh) await page.goto('about:blank');
          await page.goto(`${home}#${id}`);
          await alive(page);
          const heading = page.locator(`#${id}`).getByRole('heading').first();
          await expect(heading, id).toBeInViewport();
          const box = await heading.boundingBox();
          const header = await page.locator('header').first().boundingBox();
          const bottom = (header?.y ?? 0) + (header?.height ?? 0);
          expect.soft(box?.y, id).toBeGreaterThanOrEqual(bottom);
        }
      });
    }
  });
}

for (const language of languages) {
  const { notFound } = textsOf(language).common;

  test(`an address that is written in another way shows what its host delivers, in ${language.code}`, async ({
    page,
  }) => {
    const written = serviceOf(language).replace('visitor-', 'visitor%2D');
    await visit(page, written);
    await expect(page.locator('h1')).toHaveText(
      textsOf(language).service('visitor-economy-strategy').title,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test(`an address in capitals is not found where its host does not find it, in ${language.code}`, async ({
    page,
  }) => {
    const inCapitals = serviceOf(language).replace('services', 'Services');
    const delivered = await page.request.get(`${language.prefix}/nothing`);
    await page.route(`**${inCapitals}`, (route) => route.fulfill({ response: delivered }));
    await visit(page, inCapitals);
    await expect(page.locator('h1')).toHaveText(notFound.title);
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page.locator('h1')).toHaveText(textsOf(language).home.hero.headline);
  });
}

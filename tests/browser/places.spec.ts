import { hrefOf } from '../../src/site/routes';
import { test, expect } from './fixtures';
import { sectionIds } from './specification';
import { alive, bothDirections } from './support/visit';

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

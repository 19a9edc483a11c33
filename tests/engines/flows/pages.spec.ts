import { hrefOf } from '../../../src/site/routes';
import { test, expect } from '../test';
import { headingOf, homeOf, languages, serviceOf } from './support';

/** Of small and large telephones, tablets and desks. */
const widths = [320, 390, 768, 1440];

for (const language of languages) {
  const pages = [
    [homeOf(language), headingOf.home],
    [serviceOf(language), headingOf.service],
    [hrefOf(language, { name: 'notFound' }), headingOf.notFound],
  ] as const;

  test(`pages come alive without a fault, ${language.code}`, async ({ visitor }) => {
    for (const [address, heading] of pages) {
      await visitor.open(address);
      await visitor.readsPage(language.code, heading(language));
    }
  });

  test(`nothing sticks out sideways at any width, ${language.code}`, async ({ visitor }) => {
    for (const [address] of pages) {
      await visitor.open(address);
      for (const width of widths) {
        await visitor.engine.resize(width, 800);
        const found = await visitor.engine.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return { clientWidth, scrollWidth };
        }, null);
        expect.soft(found, address).toEqual({ clientWidth: width, scrollWidth: width });
      }
    }
  });
}

import { hrefOf } from '../../../src/site/routes';
import { test, expect } from '../test';
import { english, headingOf, homeOf, languages, serviceOf } from './support';

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

test('what goes wrong on a page is noticed', async ({ visitor }) => {
  await visitor.open(homeOf(english));
  await visitor.engine.evaluate(() => {
    console.error('said');
    document.head.append(document.createElement('style'));
    document.querySelector('style:last-of-type')?.append('a {}');
    const image = document.createElement('img');
    image.src = '/nowhere.png';
    document.body.append(image);
    setTimeout(() => {
      throw new Error('thrown');
    });
  }, null);
  await expect
    .poll(async () => (await visitor.faults()).join('\n'))
    .toMatch(
      /(?=[^]*console.error: said)(?=[^]*policy: style-src)(?=[^]*not loaded: <img)[^]*thrown/,
    );
  await visitor.forgetFaults();
});

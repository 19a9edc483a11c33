import { hrefOf } from '../../src/site/routes';
import { test, expect } from './fixtures';
import { eachLanguage, pagesIn } from './pages';
import { paths, practiceSections, urbanServices } from './specification';

const [realEstate, ...otherSections] = practiceSections.map(({ cards }) => cards);
const slugsByPractice = [realEstate ?? [], urbanServices, ...otherSections].map((cards) =>
  cards.map(([, slug]) => slug),
);
const slugs = slugsByPractice.flat();

/** The other services of a service's practice, and the ones before and after it on the site. */
function around(slug: string): string[] {
  const index = slugs.indexOf(slug);
  const practice = slugsByPractice.find((own) => own.includes(slug)) ?? [];
  const related = practice.filter((other) => other !== slug);
  return [...related, slugs.at(index - 1) ?? '', slugs[(index + 1) % slugs.length] ?? ''];
}

eachLanguage((language) => {
  const home = hrefOf(language, { name: 'home' });

  for (const { address, screen } of pagesIn(language)) {
    if (screen.name !== 'service') continue;
    test(`${address} has the parts of a service page`, async ({ plainPage, read }) => {
      const { links } = await read(address);
      const inMain = links.filter(({ part }) => part === 'main');
      expect(inMain.map(({ href }) => href)).toEqual([
        home,
        expect.stringMatching(new RegExp(`^${home}#[a-z-]+-services$`)),
        `${home}#contact`,
        ...around(screen.slug).map((slug) => `${language.prefix}/services/${slug}`),
        '#content',
      ]);
      await plainPage.goto(address);
      const main = plainPage.locator('main');
      await expect(main.locator('h1 + p')).toHaveText(/\S/);
      const words = Array.from({ length: 4 }, () => /\S/);
      await expect(main.locator('ol > li')).toHaveCount(4);
      await expect(main.locator('ol > li h3')).toHaveText(words);
      await expect(main.locator('ol > li h3 + p')).toHaveText(words);
    });
  }
});

test('the English service pages say what is specified', async ({ plainPage }) => {
  for (const slug of slugs) {
    await plainPage.goto(`/services/${slug}`);
    const main = plainPage.locator('main');
    await expect(main.getByRole('link').nth(0)).toHaveText('Back to Services');
    await expect(main.getByRole('link').nth(2)).toHaveText('Contact Us Today');
    await expect(main.getByRole('heading', { level: 2 }).nth(0)).toHaveText('Our Methodology');
    await expect(main.getByRole('heading', { level: 2 }).nth(1)).toHaveText(
      "Ready to unlock your project's potential?",
    );
  }
});

test('each of the 28 services has its page', () => {
  expect(slugs).toHaveLength(28);
  expect(['/', ...slugs.map((slug) => `/services/${slug}`)].sort()).toEqual([...paths].sort());
});

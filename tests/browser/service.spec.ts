import { parts } from '../../src/screens/service/parts';
import { briefOf } from '../../src/site/briefs';
import { languages } from '../../src/site/languages';
import { hrefOf } from '../../src/site/routes';
import { test, expect } from './fixtures';
import { eachLanguage, pagesIn } from './pages';
import { paths, practiceSections, urbanServices } from './specification';
import { textsOf } from './support/texts';

const [realEstate, ...otherSections] = practiceSections.map(({ cards }) => cards);
const slugsByPractice = [realEstate ?? [], urbanServices, ...otherSections].map((cards) =>
  cards.map(([, slug]) => slug),
);
const slugs = slugsByPractice.flat();
const printed = [
  'visitor-economy-strategy',
  'highest-and-best-use-analysis',
  'public-private-partnership-strategy',
] as const;

/** The other services of a service's practice; of more than three also the ones before and after it. */
function around(slug: string): string[] {
  const practice = slugsByPractice.find((own) => own.includes(slug)) ?? [];
  const related = practice.filter((other) => other !== slug);
  if (practice.length <= 3) return related;
  const index = practice.indexOf(slug);
  return [...related, practice.at(index - 1) ?? '', practice[(index + 1) % practice.length] ?? ''];
}

eachLanguage((language) => {
  const home = hrefOf(language, { name: 'home' });

  for (const { address, screen } of pagesIn(language)) {
    if (screen.name !== 'service') continue;
    test(`${address} has the parts of a service page`, async ({ plainPage, read }) => {
      const { links } = await read(address);
      const inMain = links.filter(({ part }) => part === 'main').map(({ href }) => href);
      const toServices = (list: readonly string[]) =>
        list.map((slug) => `${language.prefix}/services/${slug}`);
      expect(inMain).toEqual([
        home,
        expect.stringMatching(new RegExp(`^${home}#[a-z-]+-services$`)),
        ...parts.map((part) => `#${part}`),
        ...toServices(briefOf(screen.slug).neighbours),
        `${home}#contact`,
        address,
        ...toServices(around(screen.slug)),
        '#content',
      ]);
      await plainPage.goto(address);
      const main = plainPage.locator('main');
      await expect(main.locator('h1 + p')).toHaveText(/\S/);
      await expect(main.locator('figure figcaption')).toHaveText(/\S/);
      for (const part of parts) await expect(main.locator(`#${part} h2`)).toHaveText(/\S/);
      const words = Array.from({ length: 4 }, () => /\S/);
      const phases = main.locator('#methodology li');
      await expect(phases.locator('h3')).toHaveText(words);
      await expect(phases.locator('h3 + p')).toHaveText(words);
      await expect(main.locator('#receive li')).toHaveText(words);
      // A button that only scripts can answer is not there without them.
      await expect(main.locator('button')).toBeHidden();
    });
  }
});

test('the English service pages say what is specified, in its order', async ({ plainPage }) => {
  for (const slug of slugs) {
    await plainPage.goto(`/services/${slug}`);
    const main = plainPage.locator('main');
    await expect(main.getByRole('link').nth(0)).toHaveText('Back to Services');
    const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts();
    const [method, closing] = ['Our Methodology', "Ready to unlock your project's potential?"];
    expect(headings).toEqual(expect.arrayContaining([method, closing]));
    expect(headings.indexOf(method)).toBeLessThan(headings.indexOf(closing));
    await expect(main.getByRole('link', { name: 'Contact Us Today' })).toHaveCount(1);
  }
});

test('a service page that is navigated to is laid out as the delivered one', async ({ page }) => {
  const boxes = () =>
    page
      .locator('main :is(section, h2, .figure, .figure > p, .phases li, .sheet)')
      .evaluateAll((parts) =>
        parts.map((part) => [part.tagName, part.clientWidth, part.clientHeight].join(' ')),
      );
  await page.goto('/services/visitor-economy-strategy');
  await page.locator('html[data-hydrated]').waitFor();
  const delivered = await boxes();
  expect(delivered.length).toBeGreaterThan(20);
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator('main a[href="/services/visitor-economy-strategy"]:visible').first().click();
  await expect(page.locator('.figure')).toBeVisible();
  await expect.poll(boxes).toEqual(delivered);
});

for (const language of languages) {
  test(`the rail marks the part in view in ${language.code}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(hrefOf(language, { name: 'service', slug: printed[0] }));
    const marked = () =>
      page
        .locator('.service-contents a')
        .evaluateAll((links) =>
          links
            .filter((link) => !/, 0\)$/.test(getComputedStyle(link).borderInlineStartColor))
            .map((link) => link.getAttribute('href')),
        );
    expect(await marked()).toEqual([]);
    for (const part of ['methodology', 'region']) {
      await page.locator(`#${part}`).evaluate((section) => {
        const { top, height } = section.getBoundingClientRect();
        const middle = top + height / 2 - window.innerHeight * 0.4;
        window.scrollBy({ top: middle, behavior: 'instant' });
      });
      await expect.poll(marked).toEqual([`#${part}`]);
    }
  });

  test(`a printed sheet keeps clear of its folded corner in ${language.code}`, async ({ page }) => {
    await page.goto(hrefOf(language, { name: 'service', slug: printed[0] }));
    await page.emulateMedia({ media: 'print' });
    const paddings = await page.locator('.sheet').evaluateAll((sheets) =>
      sheets.map((sheet) => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(sheet);
        return [parseFloat(paddingInlineStart), parseFloat(paddingInlineEnd)] as const;
      }),
    );
    expect(paddings.length).toBeGreaterThan(0);
    for (const [start, end] of paddings) expect(end).toBeGreaterThan(start);
  });

  test(`a brief is printed on two pages in ${language.code}`, async ({ page }) => {
    for (const slug of printed) {
      await page.goto(hrefOf(language, { name: 'service', slug }));
      const name = textsOf(language).common.service.print;
      await expect(page.getByRole('button', { name })).toBeVisible();
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), slug).toHaveLength(2);
    }
  });
}

test('each of the 28 services has its page', () => {
  expect(slugs).toHaveLength(28);
  expect(['/', ...slugs.map((slug) => `/services/${slug}`)].sort()).toEqual([...paths].sort());
});

import { defaultLanguage, languages } from '../../src/site/languages';
import { hrefOf } from '../../src/site/routes';
import { test, expect } from './fixtures';
import { eachLanguage, pagesIn, timeForAllPages } from './pages';
import { practiceSections } from './specification';
import { builtFacts } from './support/facts';
import { phoneHref } from '../../src/site/readFacts';

test.describe.configure({ timeout: timeForAllPages });

const [realEstate = '', ...others] = practiceSections.map(({ id }) => id);

eachLanguage((language) => {
  const home = hrefOf(language, { name: 'home' });

  test(`every page below ${home} has the header and the footer`, async ({ read }) => {
    for (const { address, screen } of pagesIn(language)) {
      const { links, outline } = await read(address);
      const hrefsIn = (part: string) =>
        links.filter((link) => link.part === part).map(({ href }) => href);
      expect
        .soft(hrefsIn('header'), address)
        .toEqual([
          home,
          ...languages.map((other) => hrefOf(other, screen)),
          ...['services', 'about', 'contact', 'contact'].map((id) => `${home}#${id}`),
        ]);
      expect
        .soft(hrefsIn('footer'), address)
        .toEqual([
          expect.stringMatching(/^https:/),
          ...[realEstate, 'urban-services', ...others].map((id) => `${home}#${id}`),
          ...['about', 'services', 'contact'].map((id) => `${home}#${id}`),
          `mailto:${builtFacts.email}`,
          phoneHref(builtFacts.phone),
        ]);
      expect.soft(links[0]?.href, 'the skip link').toBe('#content');
      expect.soft(outline, address).toContain('main#content');
    }
  });

  test(`the header of ${home} stays, and names the languages in themselves`, async ({
    plainPage,
  }) => {
    await plainPage.goto(home);
    const header = plainPage.locator('body > div > header');
    await expect(header).toHaveCSS('position', 'fixed');
    for (const other of languages) {
      const link = header.getByRole('link', { name: other.name, exact: true });
      await expect(link).toHaveAttribute('lang', other.code);
      await expect(link).toHaveAttribute('hreflang', other.code);
    }
    await expect(header.locator('[aria-current]')).toHaveText([language.name]);
  });
});

test('the English header and footer say what is specified', async ({ plainPage }) => {
  await plainPage.goto(hrefOf(defaultLanguage, { name: 'home' }));
  const menu = plainPage.locator('header').getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link')).toHaveText(['Services', 'About', 'Contact', 'Get Started']);
  const footer = plainPage.locator('footer');
  const company = footer.getByRole('navigation', { name: 'Company' });
  await expect(company.getByRole('link')).toHaveText(['About Us', 'Services', 'Contact']);
  await expect(footer.locator('address')).toContainText('Meydan Free Zone, Dubai, UAE');
  for (const label of ['Privacy Policy', 'Terms of Service']) {
    await expect(footer.getByText(label, { exact: true })).toBeVisible();
    await expect(footer.getByRole('link', { name: label })).toHaveCount(0);
  }
  const inertIcons = footer.locator('[aria-hidden=true]:has(svg)');
  await expect(inertIcons).toHaveCount(2);
});

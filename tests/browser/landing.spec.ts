import type { Locator, Page } from '@playwright/test';
import { defaultLanguage } from '../../src/site/languages';
import { hrefOf } from '../../src/site/routes';
import { test, expect } from './fixtures';
import { eachLanguage } from './pages';
import * as specified from './specification';
import { builtFacts } from './support/facts';

/** The section with a title, by the title's words; the home page's parts are found as a visitor finds them. */
function partOf(page: Page, id: string): Locator {
  return page.locator(id === '' ? 'main > section:not([id])' : `main > section#${id}`);
}

/** Links of a section's cards, as `[title, address]`. */
async function cardsOf(section: Locator): Promise<(string | null)[][]> {
  const cards = await section.locator('article').all();
  return Promise.all(
    cards.map(async (card) => [
      await card.getByRole('heading', { level: 3 }).textContent(),
      await card.getByRole('link').getAttribute('href'),
    ]),
  );
}

eachLanguage((language) => {
  const home = hrefOf(language, { name: 'home' });

  test(`${home} has its sections in order`, async ({ plainPage }) => {
    await plainPage.goto(home);
    const sections = await plainPage.locator('main > section').all();
    const ids = await Promise.all(
      sections.map(async (part) => (await part.getAttribute('id')) ?? ''),
    );
    expect(ids).toEqual(specified.sectionIds);
  });

  test(`${home} has its parts in number, leading where they should`, async ({ plainPage }) => {
    await plainPage.goto(home);
    const hero = partOf(plainPage, '');
    const links = await hero.getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      `${home}#contact`,
      `${home}#services`,
    ]);
    await expect(hero.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(hero.getByRole('heading', { level: 2 })).toHaveCount(3);
    await expect(partOf(plainPage, 'services').locator('article')).toHaveCount(4);
    const about = partOf(plainPage, 'about');
    await expect(about.locator('ul').nth(0).getByRole('listitem')).toHaveCount(3);
    await expect(about.locator('ul').nth(1).getByRole('listitem')).toHaveCount(4);
    await expect(about.locator('ul').nth(2).getByRole('heading', { level: 4 })).toHaveCount(4);
    for (const { id, cards } of specified.practiceSections) {
      const found = await cardsOf(partOf(plainPage, id));
      const wanted = cards.map(([, slug]) => `${language.prefix}/services/${slug}`);
      expect(found.map(([, href]) => href)).toEqual(wanted);
    }
    const urban = partOf(plainPage, 'services').locator('article').nth(1).getByRole('link');
    const slugs = await Promise.all((await urban.all()).map((link) => link.getAttribute('href')));
    expect(slugs).toEqual(
      specified.urbanServices.map(([, slug]) => `${language.prefix}/services/${slug}`),
    );
  });

  test(`${home} has the contact details, and a form that asks for three things`, async ({
    page,
  }) => {
    await page.goto(home);
    const contact = partOf(page, 'contact');
    await expect(contact.locator('address a')).toHaveText([builtFacts.email, builtFacts.phone]);
    const fields = contact.locator('input, textarea');
    await expect(fields).toHaveCount(3);
    for (const [index, name] of ['name', 'email', 'message'].entries()) {
      const field = fields.nth(index);
      await expect(field).toHaveAttribute('name', name);
      await expect(field).toHaveAttribute('required');
      await expect(field).toHaveAttribute('placeholder', /\S/);
      await expect(field).toHaveAccessibleName(/\S/);
    }
    await expect(fields.nth(1)).toHaveAttribute('type', 'email');
    await expect(fields.nth(2)).toHaveAttribute('rows', '5');
    await expect(contact.getByRole('button')).toHaveCount(1);
  });

  test(`${home} offers the e-mail address in place of the form without scripts`, async ({
    plainPage,
  }) => {
    await plainPage.goto(home);
    const form = plainPage.locator('form');
    await expect(form.getByRole('link', { name: builtFacts.email })).toBeVisible();
    await expect(form.getByRole('button')).toBeHidden();
    await expect(form.getByRole('textbox')).toHaveCount(0);
  });
});

test('the English landing page says to the letter what is specified', async ({ page }) => {
  await page.goto(hrefOf(defaultLanguage, { name: 'home' }));
  const hero = partOf(page, '');
  await expect(hero.getByRole('link')).toHaveText([
    'Start Your Strategy Journey',
    'Explore Our Services',
  ]);
  await expect(hero.getByRole('heading', { level: 2 })).toHaveText(specified.highlights);

  const overview = partOf(page, 'services');
  await expect(overview.getByRole('heading', { level: 3 })).toHaveText(specified.overviewTitles);
  await expect(overview.locator('article').nth(1).getByRole('link')).toHaveText(
    specified.urbanServices.map(([title]) => title),
  );

  const about = partOf(page, 'about');
  const lists = about.locator('ul');
  await expect(lists.nth(0).getByRole('listitem')).toHaveText(specified.checks);
  await expect(lists.nth(1).getByRole('listitem')).toHaveText(specified.figures);
  await expect(lists.nth(2).getByRole('heading')).toHaveText(specified.reasons);
  await expect(about.getByRole('heading', { name: /^Why Choose/ })).toBeVisible();

  for (const { id, title, cards } of specified.practiceSections) {
    const section = partOf(page, id);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(title);
    expect(await cardsOf(section)).toEqual(
      cards.map(([name, slug]) => [name, `/services/${slug}`]),
    );
    const links = section.locator('article').getByRole('link');
    await expect(links.locator('span[aria-hidden]')).toHaveText(cards.map(() => 'Learn More'));
    for (const [index, [name]] of cards.entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(`Learn more about ${name}`);
    }
  }

  const contact = partOf(page, 'contact');
  await expect(contact.getByRole('heading', { level: 2 })).toHaveText('Get in Touch');
  await expect(contact.getByRole('form', { name: 'Send Us a Message' })).toBeVisible();
  await expect(contact.locator('address')).toContainText('Meydan Free Zone, Dubai, UAE');
  await expect(contact.getByPlaceholder('How can we help you?')).toBeVisible();
});

import { test, expect } from './fixtures';
import { pagesOfTheSite, timeForAllPages } from './pages';
import { readUnreadable } from './reading/unreadable';
import { firm, homeDescription, homeTitle, practiceSections } from './specification';

test.describe.configure({ timeout: timeForAllPages });

/** Behind a control, waiting for scripts, on paper alone, or a numeral for which Arabic has words. */
const waiting =
  '[hidden], [popover]:not(:popover-open), form, script, .site-header button, ' +
  'body > div > a:first-child, main header button, .hidden[class*="printed-"], .phase-numeral';

for (const { address, language, screen, status } of pagesOfTheSite) {
  test(`${address} is delivered whole`, async ({ plainPage, read }) => {
    const { head, outline, status: answered, shownText } = await read(address);
    expect(answered).toBe(status);
    expect([head.lang, head.dir]).toEqual([language.code, language.direction]);
    expect(outline.filter((part) => part.startsWith('h1'))).toHaveLength(1);
    expect(head.title.trim()).not.toBe('');
    expect(head.descriptions).toEqual([expect.stringMatching(/\S/)]);
    expect(shownText.length).toBeGreaterThan(20);

    await plainPage.goto(address);
    expect(await plainPage.evaluate(readUnreadable, waiting)).toEqual([]);
    await expect(plainPage.locator('[style]')).toHaveCount(0);
    if (screen.name !== 'home') {
      const heading = await plainPage.locator('h1').innerText();
      const firm = await plainPage.locator('footer p').first().innerText();
      expect(head.title).toBe(`${heading} | ${firm}`);
    }
    await expect(
      plainPage.locator('script:not([src]):not([type="application/ld+json"]), [onclick], [onload]'),
    ).toHaveCount(0);
  });
}

test('no two pages share a title or a description', async ({ read }) => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { address } of pagesOfTheSite) {
    const { title, descriptions } = (await read(address)).head;
    for (const text of [title, ...descriptions]) {
      const other = seen.get(text);
      if (other) shared.push(`${other} and ${address}: ${text}`);
      seen.set(text, address);
    }
  }
  expect(shared).toEqual([]);
});

test('the English pages have the specified titles and description', async ({ read }) => {
  const { head } = await read('/');
  expect(head.title).toBe(homeTitle);
  expect(head.descriptions).toEqual([homeDescription]);
  for (const section of practiceSections) {
    for (const [title, slug] of section.cards) {
      const service = await read(`/services/${slug}`);
      expect.soft(service.head.title).toBe(`${title} | ${firm}`);
    }
  }
});

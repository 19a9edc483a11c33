import type { Page } from '@playwright/test';
import { readNamespace } from '../../src/schemas/readNamespace';
import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { slug } from './samplePage';
import { bothDirections, defaultLanguage, languages, visit } from './visit';

for (const language of languages) {
  const texts = readNamespace(language.code, `samples/${slug}`);
  const address = hrefOf(language, { name: 'sample', slug });

  test(`copies a table as numbers that a spreadsheet adds, ${language.code}`, async ({ page }) => {
    await visit(page, address);
    const table = page.getByRole('table', { name: texts.table.caption });
    await expect(table).toContainText('−');
    await page.evaluate(() => {
      document.addEventListener('paste', ({ clipboardData }) => {
        const pasted = ['text/plain', 'text/html'].map((type) => clipboardData?.getData(type));
        Object.assign(window, { pasted });
      });
    });
    await table.evaluate((element) => document.getSelection()?.selectAllChildren(element));
    const shown = await table.innerText();
    await page.keyboard.press('ControlOrMeta+C');
    // The page restores its numbers once the browser has copied.
    await expect.poll(() => table.innerText()).toBe(shown);
    await page.keyboard.press('ControlOrMeta+V');
    type Pasted = { pasted: [string, string] };
    const [text, html] = await page.evaluate(() => (window as unknown as Pasted).pasted);
    expect(html).toContain('<td');
    for (const copy of [text, html.replace(/<[^>]+>/g, '\t')]) {
      expect(copy).toMatch(/\t-\d/);
      expect(copy).not.toMatch(/−|\d[,\u00a0\u202f]\d{3}/);
    }
  });

  test(`names both numbers of a change, and reads no legend of the hidden picture, ${language.code}`, async ({
    page,
  }) => {
    const { change, strip } = readNamespace(language.code, 'samples');
    await visit(page, hrefOf(language, { name: 'sample', slug: 'visitor-economy-strategy' }));
    await expect(page.getByRole('definition').filter({ hasText: change.base })).toContainText(
      change.changesAt,
    );
    await expect(
      page.getByRole('listitem').filter({ hasText: new RegExp(`^${strip.tooClose}$`) }),
    ).toHaveCount(0);
  });
}

test('a table is a tab stop only while it scrolls', async ({ page }) => {
  await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug }));
  const table = page.getByRole('region', {
    name: readNamespace(defaultLanguage.code, `samples/${slug}`).table.caption,
  });
  await expect(table).not.toHaveAttribute('tabindex');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(table).toHaveAttribute('tabindex', '0');
});

test('shows the answers for all values of the slider in a disclosure, next to them', async ({
  page,
}) => {
  const { assumptions } = readNamespace(defaultLanguage.code, 'samples');
  await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug }));
  const table = page.getByRole('table', {
    name: readNamespace(defaultLanguage.code, `samples/${slug}`).figures.caption,
  });
  await expect(table).toBeHidden();
  await page.getByRole('heading', { name: assumptions.heading }).click();
  await expect(table.getByRole('columnheader').nth(1)).toHaveText(assumptions.answer);
});

for (const language of bothDirections) {
  test(`numbers of a column end at the same edge, ${language.code}`, async ({ page }) => {
    await visit(page, hrefOf(language, { name: 'sample', slug }));
    const columns = await page.evaluate(() => {
      const rightOf = (number: Element) => Math.round(number.getBoundingClientRect().right);
      const tables = [...document.querySelectorAll('main table')].filter((table) =>
        table.checkVisibility(),
      );
      const lists = [...document.querySelectorAll('main .key-figures')].filter((list) =>
        list.checkVisibility(),
      );
      const byColumn = tables.flatMap((table) => {
        const rows = [...table.querySelectorAll('tbody tr')];
        const count = rows[0]?.children.length ?? 0;
        return Array.from({ length: count - 1 }, (_, index) =>
          rows.flatMap((row) => {
            const numbers = row.children[index + 1]?.querySelectorAll('bdi') ?? [];
            return numbers.length > 0 ? [Math.max(...[...numbers].map(rightOf))] : [];
          }),
        );
      });
      return [
        ...byColumn,
        ...lists.map((list) => [...list.querySelectorAll('dd bdi')].map(rightOf)),
      ];
    });
    const withNumbers = columns.filter((edges) => edges.length > 1);
    expect(withNumbers.length).toBeGreaterThan(5);
    for (const edges of withNumbers) {
      expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(1);
    }
  });
}

/** Texts with a percent sign, grouped by the side of the number that the sign is on. */
function percentages(page: Page) {
  return page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const signs = { left: [] as string[], right: [] as string[] };
    const range = document.createRange();
    const middleOf = (node: Text, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, width } = range.getBoundingClientRect();
      return left + width / 2;
    };
    let before = { text: '', middle: 0 };
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.parentElement?.checkVisibility()) continue;
      for (const [at, text] of [...node.data].entries()) {
        if (/\s/u.test(text)) continue;
        const here = { text, middle: middleOf(node, at) };
        if (text === '%' && /\d/u.test(before.text))
          signs[here.middle < before.middle ? 'left' : 'right'].push(node.data);
        before = here;
      }
    }
    return signs;
  });
}

for (const language of languages) {
  test(`has the percent sign on one side of all numbers, ${language.code}`, async ({ page }) => {
    const sides =
      language.direction === 'rtl' ? (['left', 'right'] as const) : (['right', 'left'] as const);
    for (const paper of sampleSlugs) {
      await visit(page, hrefOf(language, { name: 'sample', slug: paper }));
      const signs = await percentages(page);
      expect(signs[sides[0]], paper).not.toEqual([]);
      expect(signs[sides[1]], paper).toEqual([]);
    }
  });
}

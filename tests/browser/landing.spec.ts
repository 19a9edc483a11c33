import type { Page } from '@playwright/test';
import { sectionPractices } from '../../src/site/catalogue';
import { test, expect } from './fixtures';
import { Picture } from './pictures';
import { bothDirections, defaultLanguage, homeOf, languages, visit } from './visit';

const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top: top + scrollY, right, bottom: bottom + scrollY };
    });

function expectBlank(levels: readonly number[], place: string) {
  expect(levels.filter((level) => level !== levels[0]).length, place).toBe(0);
}

for (const language of languages) {
  test.describe(`hero, ${language.code}`, () => {
    // No bar that offers another language lies over the page.
    test.use({ locale: language.locale });

    test(`the link to a sample paper is 24 px below the buttons and 32 px from what is drawn, the buttons 8 px, the rules 24 px, ${language.code}`, async ({
      page,
    }) => {
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, homeOf(language));
        const button = await box(page, 'main a[href$="#services"]');
        const link = await box(page, 'main a[href$="/sample"]');
        // A link's box has 4 px more above its line. From 1760 px the root's text, and the pause, is larger.
        expect(link.top + 4 - button.bottom, `${width}`).toBeGreaterThanOrEqual(24);
        await page.locator('main > section:first-child > div > div').evaluate((text) => {
          Object.assign((text as HTMLElement).style, { display: 'block', visibility: 'hidden' });
        });
        const picture = await Picture.of(page);
        const around = {
          left: Math.max(0, link.left - 32),
          top: link.top - 32,
          right: link.right + 32,
          bottom: link.bottom - 4 + 32,
        };
        expectBlank(picture.levels(around), `link, ${width}`);
        const besideButton = { ...button, left: button.left - 8, right: button.right + 8 };
        expectBlank(picture.levels(besideButton), `button, ${width}`);
        const rule = await box(page, 'main > section:first-child > ul > li');
        const above = { ...rule, top: rule.top - 24, bottom: rule.top - 1 };
        expectBlank(picture.levels(above), `above the rules, ${width}`);
      }
    });
  });
}

test('pauses are equal: above cards, below panels, under the hero, before the first practice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, homeOf(defaultLanguage));
  const hero = await box(page, 'main > section');
  expect(hero.bottom - (await box(page, 'main > section > ul > li')).bottom).toBe(56);
  const why = await box(page, '#about > :last-child');
  expect(why.bottom - (await box(page, '#about > :last-child > ul')).bottom).toBe(160);
  for (const { anchor } of sectionPractices) {
    const section = await box(page, `#${anchor}`);
    const band = await box(page, `#${anchor} > .filled`);
    const card = await box(page, `#${anchor} .card`);
    const panel = await box(page, `#${anchor} .sample-card`);
    expect(card.top - band.bottom, anchor).toBe(72);
    expect(section.bottom - panel.bottom, anchor).toBe(96);
  }
  const overview = await box(page, '#services');
  const panel = await box(page, '#services .sample-card');
  expect(overview.bottom - panel.bottom).toBe(96);
});

test('in a high window what follows the hero is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await visit(page, homeOf(defaultLanguage));
  expect((await box(page, 'main > section')).bottom).toBeLessThan(1100);
});

/** Runs in the page. Distances are in whole pixels, `fromEnd` towards the end of a line of the language. */
function measureCards(cards: Element[]) {
  return cards.map((card) => {
    const boxOf = (part: string) =>
      card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const around = card.getBoundingClientRect();
    const isRtl = getComputedStyle(card).direction === 'rtl';
    const article = boxOf('article');
    const fromEnd = ({ left, right }: DOMRect) =>
      Math.round(isRtl ? left - article.left : article.right - right);
    const fromStart = ({ left, right }: DOMRect) =>
      Math.round(isRtl ? around.right - right : left - around.left);
    const baselineOf = (part: string) => {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      card.querySelector(part)?.append(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    const name = boxOf('h3');
    const question = boxOf('h3 + p');
    const receive = boxOf('article > p + p');
    const link = boxOf('a');
    const drawing = boxOf('article > svg');
    const arrowSize = 16;
    const linesOf = (text: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    const lines = [...card.querySelectorAll('h3, p, a > span + span')].flatMap(linesOf);
    const lastOfName = linesOf(card.querySelector('h3') ?? card).findLast(
      ({ height }) => height > arrowSize,
    );
    const middleOf = (box?: DOMRect) => ((box?.top ?? NaN) + (box?.bottom ?? NaN)) / 2;
    return {
      top: around.top,
      bottom: around.bottom,
      distances: [question.top - name.bottom, receive.top - question.bottom].map(Math.round),
      /** Of the link's text and of the drawing, above the card's end. */
      bases: [around.bottom - baselineOf('a > span + span'), around.bottom - drawing.bottom],
      drawing: {
        size: drawing.width,
        fromEnd: fromEnd(drawing),
        // The last pixels of a line of text are empty.
        covers: lines.filter(
          ({ left, right, top, bottom }) =>
            left < drawing.right &&
            drawing.left < right &&
            top < drawing.bottom &&
            drawing.top < bottom - 2,
        ).length,
      },
      arrowFromName: Math.abs(middleOf(boxOf('h3 svg')) - middleOf(lastOfName)),
      isLinkBelow: link.top >= question.bottom && fromStart(link) === 0,
    };
  });
}

for (const language of languages) {
  test(`the parts of all cards are at the same distances, links and drawings at their end, ${language.code}`, async ({
    page,
  }) => {
    for (const [width, size] of [
      [768, 64],
      [1024, 64],
      [1440, 88],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, homeOf(language));
      const cards = await page.locator('.card').evaluateAll(measureCards);
      expect(cards.length).toBeGreaterThan(20);
      const [firstBase = 0] = cards[0]?.bases ?? [];
      for (const { bottom, distances, bases, drawing } of cards) {
        expect(distances).toEqual(cards[0]?.distances);
        expect(drawing).toEqual({ size, fromEnd: 0, covers: 0 });
        for (const base of bases) expect(Math.abs(base - firstBase)).toBeLessThan(1);
        const next = cards.find((card) => card.top >= bottom);
        // The other cards below are in another section.
        if (!next || next.top - bottom > 200) continue;
        expect(next.top - bottom).toBeGreaterThanOrEqual(39.5);
        expect(next.top - bottom).toBeLessThanOrEqual(48);
      }
    }
  });

  test(`on a phone a card’s arrow is on the last line of its name, its link below the question, ${language.code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, homeOf(language));
    const cards = await page.locator('.card').evaluateAll(measureCards);
    expect(cards.length).toBeGreaterThan(20);
    for (const { arrowFromName, isLinkBelow } of cards) {
      expect(arrowFromName).toBeLessThan(4);
      expect(isLinkBelow).toBe(true);
    }
  });

  test(`each stat is above its words, and the copyright is on one line, ${language.code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, homeOf(language));
    const gaps = await page.locator('#about li:has(> strong)').evaluateAll((stats) =>
      stats.map((stat) => {
        const range = document.createRange();
        range.selectNode([...stat.childNodes].find((node) => node instanceof Text) ?? stat);
        const value = stat.querySelector('strong')?.getBoundingClientRect().bottom ?? 0;
        return range.getBoundingClientRect().top - value;
      }),
    );
    expect(gaps).toHaveLength(4);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-4);
    const copyright = page.getByRole('contentinfo').getByText('©');
    const lines = await copyright.evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      return height / parseFloat(getComputedStyle(element).lineHeight);
    });
    expect(Math.round(lines)).toBe(1);
  });
}

for (const language of bothDirections) {
  test(`stats, map, form and footer keep to the columns of cards, ${language.code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, homeOf(language));
    const edgesOf = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right } = element.getBoundingClientRect();
          const isRtl = getComputedStyle(element).direction === 'rtl';
          return (isRtl ? [innerWidth - right, innerWidth - left] : [left, right]).map(Math.round);
        }),
      );
    const cards = (await edgesOf('.card')).slice(0, 3);
    const stats = await edgesOf('#about li:has(> strong)');
    expect(stats).toEqual(stats.map(() => cards[0]));
    // The easternmost land is 8 px from the map's edge, and the map is not mirrored.
    const [[, map = 0] = []] = await edgesOf('#about img');
    expect(map - 8).toBe(cards[2]?.[1]);
    const [, [column = 0] = []] = cards;
    expect(await edgesOf('#contact form')).toEqual([[column, column + 640]]);
    const footer = (await edgesOf('footer h2')).map(([start]) => start);
    const [half = 0, end = 0] = cards[2] ?? [];
    expect(footer).toEqual([cards[1]?.[0], half, Math.round((half + end) / 2) + 16]);
    const icons = await page
      .locator('footer p ~ div svg')
      .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
    expect(icons).toEqual([20, 20, 20]);
  });
}

test('the reasons of a row are level', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, homeOf(defaultLanguage));
    const reasons = await page.locator('#about li:has(h4)').evaluateAll((items) =>
      items.map((item) => {
        const text = item.querySelector('h4 + p')?.getBoundingClientRect().top;
        return { top: item.getBoundingClientRect().top, text };
      }),
    );
    expect(reasons.length).toBeGreaterThan(2);
    for (const { top, text } of reasons)
      expect(text).toBe(reasons.find((reason) => reason.top === top)?.text);
  }
});

for (const language of languages.filter(({ writingSystem }) => writingSystem === 'arabic')) {
  test(`words in Kufi letters are a third of their size apart, ${language.code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, homeOf(language));
    const gaps = await page.locator('main :is(h1, h2)').evaluateAll((titles) => {
      const range = document.createRange();
      return titles
        .filter((title) => getComputedStyle(title).fontFamily.includes('Headline Arabic'))
        .map((title) => {
          const text = title.firstChild ?? title;
          const space = title.textContent.indexOf(' ');
          range.setStart(text, space);
          range.setEnd(text, space + 1);
          const { width } = range.getBoundingClientRect();
          return width / parseFloat(getComputedStyle(title).fontSize);
        });
    });
    expect(gaps).toHaveLength(1 + sectionPractices.length);
    for (const gap of gaps) expect(Math.abs(gap - 0.33)).toBeLessThan(0.05);
  });

  test(`Kufi letters are at least 48 px high, except in the firm's name, ${language.code}`, async ({
    page,
  }) => {
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const address of [homeOf(language), `${homeOf(language)}/nowhere`]) {
        await visit(page, address);
        const sizes = await page.locator('main :is(h1, h2, h3, p)').evaluateAll((texts) =>
          texts
            .map((text) => getComputedStyle(text))
            .filter(({ fontFamily }) => fontFamily.includes('Headline Arabic'))
            .map(({ fontSize }) => parseFloat(fontSize)),
        );
        expect(sizes.length).toBeGreaterThan(0);
        expect(Math.min(...sizes), `${address} at ${width}`).toBeGreaterThanOrEqual(48);
      }
    }
  });
}

/** Headings, the parts of sample papers and, in the footer, the firm's name. */
const starts = 'main :is(h1, h2, h3, h4, .sample-card > div), footer h2, footer p:first-child';

for (const language of bothDirections) {
  test(`the parts of the page share their edges at the start of the line, ${language.code}`, async ({
    page,
  }) => {
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, homeOf(language));
      const edges = await page.locator(starts).evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { left, right } = element.getBoundingClientRect();
            const isRtl = getComputedStyle(element).direction === 'rtl';
            return Math.round(isRtl ? innerWidth - right : left);
          })
          .sort((first, second) => first - second),
      );
      const gaps = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
      expect(
        gaps.filter((gap) => gap > 1 && gap < 24),
        `${width}: ${[...new Set(edges)].join(' ')}`,
      ).toEqual([]);
    }
  });
}

for (const language of languages) {
  test(`the sentence of a scale is centred on its value, or reaches an edge, ${language.code}`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, homeOf(language));
      const places = await page.locator('.answer-scale').evaluateAll((scales) =>
        scales.map((scale) => {
          const boxOf = (part: string) =>
            scale.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          const around = scale.getBoundingClientRect();
          const [sentence, value] = [boxOf('p > span'), boxOf('p > svg:has(path)')];
          const middle = (box: DOMRect) => (box.left + box.right) / 2;
          return {
            apart: Math.abs(middle(sentence) - middle(value)),
            fromEdge: Math.min(sentence.left - around.left, around.right - sentence.right),
          };
        }),
      );
      expect(places).toHaveLength(5);
      for (const { apart, fromEdge } of places)
        expect(Math.min(apart, Math.abs(fromEdge)), `${width} px`).toBeLessThan(3);
    }
  });

  test(`the practice of the paper below the index is apart from the scale, ${language.code}`, async ({
    page,
  }) => {
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, homeOf(language));
      const practice = await box(page, '#services .sample-card > p');
      const scale = await box(page, '#services .answer-scale');
      expect(scale.top - practice.bottom, `${width} px`).toBeGreaterThanOrEqual(8);
    }
  });

  test(`the values of a scale are apart, and an address is on one line, ${language.code}`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, homeOf(language));
      for (const scale of await page.locator('.answer-scale').all()) {
        const values = await scale.locator('li bdi').evaluateAll((all) =>
          all
            .map((value) => value.getBoundingClientRect())
            .map(({ left, right }) => ({ left, right }))
            .sort((first, second) => first.left - second.left),
        );
        expect(values.length).toBeGreaterThan(2);
        for (const [index, { left }] of values.entries())
          expect(left - (values[index - 1]?.right ?? 0), 'room for a sign').toBeGreaterThan(20);
      }
    }
    const email = page.getByRole('contentinfo').locator('a[href^="mailto:"]');
    for (const width of [390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await email.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${width}`).toBe(1);
    }
  });
}

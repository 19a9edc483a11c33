import type { Page } from '@playwright/test';
import { readNamespace } from '../../src/schemas/readNamespace';
import { conclusionAt, firmnessOf } from '../../src/samples/firmness';
import { models } from '../../src/samples/samples';
import { thresholdsOf } from '../../src/samples/thresholds';
import { sampleSlugs, type SampleSlug } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import {
  bothDirections,
  defaultLanguage,
  followInPlace,
  holdBack,
  hydrated,
  languages,
  linkTo,
  loadedByScript,
  visit,
} from './visit';

const slug: SampleSlug = 'highest-and-best-use-analysis';
const { code } = defaultLanguage;
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const windows = [...sizes, { width: 844, height: 390 }];
/** Wide windows have a second slider beside the tables. */
const sliderOf = (page: Page) => page.getByRole('figure').getByRole('slider');

for (const language of languages) {
  const texts = readNamespace(language.code, `samples/${slug}`);
  const address = hrefOf(language, { name: 'sample', slug });

  test(
    `moving the slider changes the answer, announces it once at rest and keeps it in the address, ${language.code}`,
    { tag: '@engines' },
    async ({ page }) => {
      await page.clock.install();
      await visit(page, `${address}?utm_source=letter`);
      const slider = sliderOf(page);
      await expect(slider).toHaveAccessibleName(texts.assumption.label);
      const answer = page.locator('.sample-answer h2');
      await expect(answer).toHaveText(texts.verdicts['build']?.answer ?? '');
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(window, { said });
        new MutationObserver(() => {
          for (const { textContent } of document.querySelectorAll('main [role="status"]'))
            if (textContent && textContent !== said.at(-1)) said.push(textContent);
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      await page.clock.pauseAt(Date.now() + 60_000);
      await slider.focus();
      for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowDown');
      const wait = texts.verdicts['wait']?.answer ?? '';
      await expect(answer).toHaveText(wait);
      await page.clock.runFor(1000);
      await expect(page).toHaveURL(/\?utm_source=letter&at=-14$/);
      const { firmness } = readNamespace(language.code, 'samples');
      const { kind } = firmnessOf(models[slug], -14);
      const announcement = `${wait} ${firmness[kind]}`;
      await expect(page.getByRole('status').filter({ hasText: wait })).toHaveText(announcement);
      expect(
        await page.evaluate(() => (window as unknown as { said: string[] }).said),
      ).toHaveLength(1);
      // Back at the announced value, but not at rest.
      await slider.press('ArrowUp');
      await slider.press('ArrowDown');
      await expect(page.getByRole('status').filter({ hasText: wait })).toHaveCount(0);
      await page.clock.runFor(1000);
      await page.reload();
      await expect(answer).toHaveText(wait);
      await expect(slider).toHaveAttribute('aria-valuetext', /14/);
    },
  );

  test.describe(`without scripts, ${language.code}`, () => {
    test.use({ javaScriptEnabled: false });
    test('shows answer, chart and a table of assumptions in place of the slider', async ({
      page,
    }) => {
      await page.goto(address);
      await expect(page.getByRole('slider')).toBeHidden();
      await expect(page.locator('.sample-answer h2')).toBeVisible();
      const table = page.getByRole('region', { name: texts.figures.caption });
      await expect(table.getByRole('row')).toHaveCount(models[slug].slider.ticks.length + 1);
      const { cells } = readNamespace(language.code, 'services')[slug].sample;
      for (const cell of Object.values(cells)) {
        await expect(table.getByText(cell, { exact: true }).first()).toBeVisible();
      }
    });
  });

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
    name: readNamespace(code, `samples/${slug}`).table.caption,
  });
  await expect(table).not.toHaveAttribute('tabindex');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(table).toHaveAttribute('tabindex', '0');
});

test('shows the answers for all values of the slider in a disclosure, next to them', async ({
  page,
}) => {
  const { assumptions } = readNamespace(code, 'samples');
  await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug }));
  const table = page.getByRole('table', {
    name: readNamespace(code, `samples/${slug}`).figures.caption,
  });
  await expect(table).toBeHidden();
  await page.getByRole('heading', { name: assumptions.heading }).click();
  await expect(table.getByRole('columnheader').nth(1)).toHaveText(assumptions.answer);
});

interface LayoutShift {
  value: number;
  sources: readonly unknown[];
}

/** The middle of an element, or its start and end, from the inline start of the plot in pixels. */
async function placesOn(page: Page, selector: string): Promise<{ start: number; end: number }[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const plot = document.querySelector('.sample-chart .strip')?.getBoundingClientRect();
    const isMirrored = document.dir === 'rtl';
    return elements.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const from = isMirrored ? (plot?.right ?? 0) - right : left - (plot?.left ?? 0);
      return { start: from, end: from + right - left };
    });
  });
}

for (const language of bothDirections) {
  for (const size of sizes) {
    test(`track, ticks, strip and plot share one scale at ${size.width} px, ${language.code}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const address = hrefOf(language, { name: 'sample', slug });
      await visit(page, address);
      const { slider } = models[slug];
      const [strip] = await placesOn(page, '.sample-chart .strip');
      const width = (strip?.end ?? 0) - (strip?.start ?? 0);
      const placeOf = (assumption: number) =>
        ((assumption - slider.min) / (slider.max - slider.min)) * width;
      const middles = async (selector: string) =>
        (await placesOn(page, selector)).map(({ start, end }) => (start + end) / 2);

      // The middle of a thumb goes from half a thumb after the start of the input to half before its end.
      const [input] = await placesOn(page, '#assumption');
      const thumb = 28;
      expect(Math.abs((input?.start ?? 0) + thumb / 2)).toBeLessThan(1);
      expect(Math.abs((input?.end ?? 0) - thumb / 2 - width)).toBeLessThan(1);
      const tick = '.sample-chart .slider-ticks bdi:visible';
      const ticks = await middles(tick);
      const assumptions = (await page.locator(tick).allInnerTexts()).map((text) =>
        Number(text.replace('−', '-')),
      );
      expect(assumptions.length).toBeGreaterThan(3);
      expect(assumptions).toContain(slider.base);
      for (const [index, assumption] of assumptions.entries())
        expect(
          Math.abs((ticks[index] ?? 0) - placeOf(assumption)),
          String(assumption),
        ).toBeLessThan(1);
      const [line] = await middles('.scale .assumption-line');
      expect(Math.abs((line ?? 0) - placeOf(slider.base))).toBeLessThan(1);
      const [threshold] = await middles('.scale .threshold');
      const [closeCall] = await placesOn(page, '.sample-chart [data-answer="close"]');
      const middle = ((closeCall?.start ?? 0) + (closeCall?.end ?? 0)) / 2;
      expect(Math.abs((threshold ?? 0) - middle)).toBeLessThan(1);
      const [range] = await placesOn(page, '.sample-chart [data-range]');
      const ends = slider.range.map(placeOf);
      expect(Math.abs((range?.start ?? 0) - (ends[0] ?? 0))).toBeLessThan(1);
      expect(Math.abs((range?.end ?? 0) - (ends[1] ?? 0))).toBeLessThan(1);
    });
  }
}

for (const one of sampleSlugs) {
  test(`shifts nothing while the slider is dragged from end to end, ${one}`, async ({ page }) => {
    await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug: one }));
    for (const size of windows) {
      await page.setViewportSize(size);
      const slider = sliderOf(page);
      await slider.scrollIntoViewIfNeeded();
      const box = await slider.boundingBox();
      if (!box) throw new Error('The slider is not shown');
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          // Without a source: the thumb, whose element the browser hides.
          for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
            if (entry.sources.length > 0) shifts.push(entry.value);
        }).observe({ type: 'layout-shift' });
      });
      const before = await page.locator('.sample-chart').boundingBox();
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + 14, y);
      await page.mouse.down();
      for (let share = 0; share <= 1; share += 0.1) {
        await page.mouse.move(box.x + 14 + share * (box.width - 28), y);
        expect(await page.locator('.sample-chart').boundingBox(), `${size.width} px`).toEqual(
          before,
        );
      }
      await page.mouse.up();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts, `${size.width} px`).toEqual([]);
    }
  });
}

test('shows for whom a paper is written, on a phone below the frame', async ({ page }) => {
  const reader = page
    .getByText(readNamespace(code, `samples/${slug}`).addressee)
    .filter({ visible: true });
  await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug }));
  for (const [size, isBelow] of [
    [{ width: 1440, height: 900 }, false],
    [{ width: 844, height: 390 }, true],
    [{ width: 390, height: 844 }, true],
  ] as const) {
    await page.setViewportSize(size);
    const { y } = (await reader.boundingBox()) ?? { y: 0 };
    const slider = await sliderOf(page).boundingBox();
    expect(y > (slider?.y ?? 0), `${size.width} px`).toBe(isBelow);
  }
});

function collidingTexts(page: Page): Promise<string[]> {
  return page.locator('.sample-chart').evaluate((chart) => {
    const context = document.createElement('canvas').getContext('2d');
    const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
    const texts: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!context || !text || !parent || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const glyphs = context.measureText(text);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top } of range.getClientRects()) {
        const baseline = top + glyphs.fontBoundingBoxAscent;
        const inkTop = baseline - glyphs.actualBoundingBoxAscent;
        const inkBottom = baseline + glyphs.actualBoundingBoxDescent;
        texts.push({ text, left, right, top: inkTop, bottom: inkBottom });
      }
    }
    const outside = texts.filter(({ left, right }) => left < 0 || right > window.innerWidth);
    const pairs = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((two) => one.left < two.right && two.left < one.right)
        .filter((two) => one.top < two.bottom && two.top < one.bottom)
        .map((two) => `${one.text} | ${two.text}`),
    );
    return [...outside.map(({ text }) => text), ...pairs];
  });
}

/** The values in a line chart through which one of its lines passes. */
function struckValues(page: Page): Promise<string[]> {
  return page.locator('.sample-chart').evaluate((chart) => {
    const lines = [...chart.querySelectorAll<SVGPathElement>('.curve')];
    const points = lines.flatMap((path) => {
      const toScreen = path.getScreenCTM() ?? undefined;
      const length = path.getTotalLength();
      return Array.from({ length: 400 }, (_, step) =>
        path.getPointAtLength((length * step) / 399).matrixTransform(toScreen),
      );
    });
    return [...chart.querySelectorAll('.halo bdi')].flatMap((value) => {
      const box = value.getBoundingClientRect();
      // The digits, without the room above and below them.
      const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2];
      const isStruck = points.some(
        ({ x, y }) => x > box.left && x < box.right && y > top && y < bottom,
      );
      return isStruck ? [value.textContent] : [];
    });
  });
}

/** Reserved spaces that are more than two lines taller than what they show. */
function holes(page: Page): Promise<string[]> {
  return page.locator('.sample-frame').evaluate((frame) => {
    const heightOf = (element: Element) => element.getBoundingClientRect().height;
    const spaces = [
      ...[...frame.querySelectorAll('[data-reserve]')].map(({ parentElement }) => parentElement),
      ...frame.querySelectorAll('.firmness'),
    ];
    return spaces.flatMap((space) => {
      if (!space) return [];
      const shown = [...space.querySelectorAll(':scope > :not([data-reserve])')];
      const texts = shown.flatMap((element) => [...element.children]);
      const bottom = Math.max(...texts.map((text) => text.getBoundingClientRect().bottom));
      const line = parseFloat(getComputedStyle(texts[0] ?? space).lineHeight);
      const hole = space.getBoundingClientRect().top + heightOf(space) - bottom;
      return hole > 2.5 * line ? [`${Math.round(hole)} px: ${space.textContent}`] : [];
    });
  });
}

for (const language of languages) {
  test(`fits each paper into windows and onto two or three sheets, ${language.code}`, async ({
    page,
  }) => {
    for (const one of sampleSlugs) {
      await visit(page, hrefOf(language, { name: 'sample', slug: one }));
      const bottomOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        return (box?.y ?? NaN) + (box?.height ?? NaN);
      };
      const chart = page.locator('.sample-chart');
      const { cells } = readNamespace(language.code, 'services')[one].sample;
      const answers = models[one].verdicts.slice(0, thresholdsOf(models[one]).length + 1);
      for (const size of [...windows, { width: 320, height: 700 }]) {
        await page.setViewportSize(size);
        expect(await collidingTexts(page), `${one}, ${size.width} px`).toEqual([]);
        expect(await holes(page), `${one}, ${size.width} px`).toEqual([]);
        const strip = await bottomOf('.sample-chart .strip');
        for (const answer of answers) {
          const name = chart
            .locator('.strip-names')
            .getByText(cells[answer] ?? '', { exact: true });
          await expect(name).toBeVisible();
          expect((await name.boundingBox())?.y, `${one}, ${answer}`).toBeGreaterThan(strip);
        }
        if (size.width === 390) {
          const question = await page.locator('h1').boundingBox();
          const height = (await bottomOf('#assumption')) - (question?.y ?? NaN);
          expect(height, `${one}, from question to slider`).toBeLessThanOrEqual(700);
        }
        if (size.width === 1440)
          expect(await bottomOf('.sample-chart'), `${one}, on one screen`).toBeLessThan(900);
      }
      for (const format of ['A4', 'Letter']) {
        const pdf = await page.pdf({ format });
        const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g);
        expect([2, 3], `${one}, ${format}`).toContain(sheets?.length);
      }
      await page.emulateMedia({ media: 'print' });
      const { label } = readNamespace(language.code, `samples/${one}`).assumption;
      await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
      await expect(page.locator('.sample-chart .slider-value')).toBeVisible();
      await page.emulateMedia({ media: null });
    }
  });
}

for (const one of sampleSlugs) {
  test(`has the amount of the note at the threshold, and no text under the focus ring, ${one}`, async ({
    page,
  }) => {
    await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug: one }));
    const model = models[one];
    const amounts = page.locator('.threshold-label bdi:visible, .threshold-amounts bdi:visible');
    const changed = page.locator('.sample-answer .firmness bdi').last();
    let compared = 0;
    for (const assumption of [model.slider.base, ...model.slider.ticks]) {
      if (firmnessOf(model, assumption).nearest?.name !== 'assumption') continue;
      if (conclusionAt(model, assumption).closeTo !== undefined) continue;
      await sliderOf(page).fill(String(assumption));
      await expect(sliderOf(page)).toHaveValue(String(assumption));
      // The note is rendered after the chart.
      const isAmountOfNote = async () => {
        const shown = (await amounts.allInnerTexts()).map((text) => text.replace('%', ''));
        return shown.includes((await changed.innerText()).trim());
      };
      await expect.poll(isAmountOfNote, String(assumption)).toBe(true);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);

    for (const size of windows) {
      await page.setViewportSize(size);
      await sliderOf(page).focus();
      const crossed = await page.locator('.sample-chart').evaluate((chart) => {
        const input = document.activeElement;
        if (!input?.matches('[type="range"]')) return ['The slider has no focus'];
        const { outlineOffset, outlineWidth } = getComputedStyle(input);
        const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
        const { left, right, top, bottom } = input.getBoundingClientRect();
        const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const texts: string[] = [];
        while (walker.nextNode()) {
          range.selectNodeContents(walker.currentNode);
          for (const box of range.getClientRects()) {
            const isBeside = box.right < left - ring || box.left > right + ring;
            const isAboveOrBelow = box.bottom < top - ring || box.top > bottom + ring;
            if (!isBeside && !isAboveOrBelow) texts.push(range.toString());
          }
        }
        return texts;
      });
      expect(crossed, `${size.width} px`).toEqual([]);
    }
  });
}

for (const one of sampleSlugs.filter((paper) => models[paper].chart.kind === 'lines')) {
  test(`no line strikes a value through, ${one}`, async ({ page }) => {
    await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug: one }));
    for (const size of windows) {
      await page.setViewportSize(size);
      expect(await struckValues(page), `${size.width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const { min, max } = models[one].slider;
    for (let assumption = min; assumption <= max; assumption += 1) {
      await sliderOf(page).fill(String(assumption));
      expect(await struckValues(page), String(assumption)).toEqual([]);
    }
  });
}

/** By side, the numbers with a percent sign. */
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
        const one = { text, middle: middleOf(node, at) };
        if (text === '%' && /\d/u.test(before.text))
          signs[one.middle < before.middle ? 'left' : 'right'].push(node.data);
        before = one;
      }
    }
    return signs;
  });
}

for (const language of languages) {
  test(`has the percent sign on one side of all numbers, ${language.code}`, async ({ page }) => {
    const sides =
      language.direction === 'rtl' ? (['left', 'right'] as const) : (['right', 'left'] as const);
    for (const one of sampleSlugs) {
      await visit(page, hrefOf(language, { name: 'sample', slug: one }));
      const signs = await percentages(page);
      expect(signs[sides[0]], one).not.toEqual([]);
      expect(signs[sides[1]], one).toEqual([]);
    }
  });
}

test('a line from which others are measured is at 0, not at 0.0', async ({ page }) => {
  await visit(
    page,
    hrefOf(defaultLanguage, { name: 'sample', slug: 'large-scale-asset-monetization-strategy' }),
  );
  await expect(page.locator('.sample-chart .halo').filter({ hasText: /^0$/ })).toHaveCount(1);
});

for (const language of bothDirections) {
  const address = hrefOf(language, { name: 'sample', slug });

  test(
    `the arrow keys move the thumb in their direction, ${language.code}`,
    { tag: '@engines' },
    async ({ page }) => {
      await visit(page, address);
      const { base } = models[slug].slider;
      await sliderOf(page).press('ArrowRight');
      const step = language.direction === 'rtl' ? -1 : 1;
      await expect(sliderOf(page)).toHaveValue(String(base + step));
      await sliderOf(page).press('ArrowLeft');
      await expect(sliderOf(page)).toHaveValue(String(base));
    },
  );

  test(`numbers of a column end at the same edge, ${language.code}`, async ({ page }) => {
    await visit(page, address);
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

  test(`beside the tables a second slider moves the paper and keeps the focus, ${language.code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, address);
    const sliders = page.getByRole('slider', {
      name: readNamespace(language.code, `samples/${slug}`).assumption.label,
    });
    await expect(sliders).toHaveCount(2);
    const second = sliders.last();
    await second.scrollIntoViewIfNeeded();
    await second.press('Home');
    await expect(second).toBeFocused();
    const { min } = models[slug].slider;
    for (const slider of await sliders.all()) {
      await expect(slider).toHaveValue(String(min));
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(String(-min)));
    }
    const { verdicts } = readNamespace(language.code, `samples/${slug}`);
    const answer = verdicts['wait']?.answer ?? '';
    await expect(page.getByRole('status').filter({ hasText: answer })).toHaveCount(1);
    await expect(second).toBeInViewport();
    await page.evaluate(() => window.scrollBy(0, 600));
    await expect(second).toBeInViewport();

    for (const size of [
      { width: 1279, height: 900 },
      { width: 1440, height: 639 },
    ]) {
      await page.setViewportSize(size);
      await expect(sliders).toHaveCount(1);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(sliders).toHaveCount(0);
  });
}

for (const language of languages) {
  test(`prints the address of what is shown, ${language.code}`, async ({ page }) => {
    const address = hrefOf(language, { name: 'sample', slug });
    await visit(page, address);
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByRole('article').getByRole('link').filter({ hasText: address }).last();
    await expect(printed).toHaveText(new RegExp(`${address}\\W*$`));
    await page.emulateMedia({ media: null });
    await sliderOf(page).fill('-14');
    await page.emulateMedia({ media: 'print' });
    await expect(printed).toContainText(`${address}?at=-14`);
    await expect(printed).toHaveAttribute('href', `${address}?at=-14`);
  });
}

test('keeps the assumption out of the address of the next page', async ({ page }) => {
  const address = hrefOf(defaultLanguage, { name: 'sample', slug });
  await visit(page, address);
  await sliderOf(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await expect(page).toHaveURL(`${address}?at=-1`);
});

test('goes Back to a slow page although the slider has just moved', async ({ page }) => {
  const home = hrefOf(defaultLanguage, { name: 'home' });
  await visit(page, home);
  await followInPlace(linkTo(page, hrefOf(defaultLanguage, { name: 'sample', slug })));
  await expect(sliderOf(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.clock.install();
  const letItCome = await holdBack(page);
  await sliderOf(page).fill('-14');
  await page.evaluate(() => history.back());
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await page.clock.runFor(1000);
  letItCome();
  await expect(page).toHaveURL(home);
  await expect(sliderOf(page)).toHaveCount(0);
});

test('keeps the focus on the slider after a link was opened in another tab', async ({ page }) => {
  await visit(page, `${hrefOf(defaultLanguage, { name: 'sample', slug })}#content`);
  const link = page.getByRole('banner').getByRole('link').first();
  // The browser would open the tab.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await link.click({ modifiers: ['ControlOrMeta'] });
  await sliderOf(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/[?]at=-1#content$/);
  await expect(sliderOf(page)).toBeFocused();
});

test('loads no model and no chart on another page', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (loadedByScript.test(response.url())) scripts.push(response.text());
  });
  await visit(page, hrefOf(defaultLanguage, { name: 'home' }));
  await visit(page, hrefOf(defaultLanguage, { name: 'service', slug }));
  expect(scripts.length).toBeGreaterThan(3);
  const all = (await Promise.all(scripts)).join('\n');
  // An input of the model and of the texts of its paper; a part of the frame.
  for (const name of ['offPlan', 'assumption-instruction']) {
    expect(all.includes(name), name).toBe(false);
  }
});

test('leads to the papers from the hero, the cards of each practice and the services', async ({
  page,
}) => {
  const services = readNamespace(code, 'services');
  const hrefTo = (one: SampleSlug) => hrefOf(defaultLanguage, { name: 'sample', slug: one });
  await visit(page, hrefOf(defaultLanguage, { name: 'home' }));
  const { hero, sample } = readNamespace(code, 'home');
  await expect(page.getByRole('link', { name: hero.sample })).toBeVisible();
  for (const one of sampleSlugs) {
    const { question, answer } = services[one].sample;
    const link = { name: `${sample.read} ${question}`, exact: true };
    const card = page.getByRole('link', link);
    await expect(card).toHaveAttribute('href', hrefTo(one));
    await card.scrollIntoViewIfNeeded();
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
  const { label, sibling } = readNamespace(code, 'common').sample;
  const owned = sibling.replace('{{service}}', services[slug].title);
  for (const [one, says] of [
    ['commercial-feasibility-studies', owned],
    [slug, label],
  ] as const) {
    await visit(page, hrefOf(defaultLanguage, { name: 'service', slug: one }));
    await expect(page.locator(`a[href="${hrefTo(slug)}"]`)).toBeVisible();
    await expect(page.getByText(says, { exact: true })).toBeVisible();
  }
  const { question } = services[slug].sample;
  await page.getByRole('link', { name: question }).click();
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeFocused();
});

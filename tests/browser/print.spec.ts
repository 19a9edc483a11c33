import { readNamespace } from '../../src/schemas/readNamespace';
import { sampleSlugs } from '../../src/site/catalogue';
import { hrefOf } from '../../src/site/hrefs';
import { test, expect } from './fixtures';
import { readPdf, type Sheet } from './pdf';
import { Picture } from './pictures';
import { bothDirections, defaultLanguage, languages, serviceOf, textsOf, visit } from './visit';

const phraseOf = ({ texts }: Sheet) => texts.map(({ text }) => text).join(' ');

for (const slug of sampleSlugs) {
  test(`prints a paper without backgrounds: no answer is pale, and the legend is there, ${slug}`, async ({
    page,
  }) => {
    await visit(page, hrefOf(defaultLanguage, { name: 'sample', slug }));
    const [sheet] = await readPdf(await page.pdf({ format: 'A4', printBackground: false }));
    if (!sheet) throw new Error('Nothing is printed');
    const picture = await Picture.from(sheet.picture);
    const { cells } = readNamespace(defaultLanguage.code, 'services')[slug].sample;
    const printed = sheet.texts.filter(({ text }) => Object.values<string>(cells).includes(text));
    expect(printed.length).toBeGreaterThan(0);
    const pale = printed.filter((text) => picture.contrast(text) < 4.5);
    expect(pale.map(({ text }) => text)).toEqual([]);
    const [tooClose = ''] = readNamespace(defaultLanguage.code, 'samples').strip.tooClose.split(
      '{{',
    );
    const legend = sheet.texts.find(({ text }) => text.startsWith(tooClose));
    if (!legend) throw new Error('The legend is not printed');
    const swatch = { ...legend, left: legend.left - 36, right: legend.left - 4 };
    expect(new Set(picture.levels(swatch)).size).toBeGreaterThan(1);
  });
}

for (const language of languages) {
  test(`prints no type below 8 points, and no text of a paper below 9, ${language.code}`, async ({
    page,
  }) => {
    const papers = sampleSlugs.map((slug) => hrefOf(language, { name: 'sample', slug }));
    for (const address of [serviceOf(language), ...papers]) {
      await visit(page, address);
      const sheets = await readPdf(await page.pdf({ format: 'A4' }));
      const texts = sheets.flatMap((sheet) => sheet.texts);
      // Signs that the fonts lack come from a fallback font whose size is adjusted.
      const small = texts.filter(({ text, size }) => /\p{L}/u.test(text) && size < 7.95);
      expect(
        small.map(({ text }) => text),
        address,
      ).toEqual([]);
    }
    for (const address of papers) {
      await visit(page, address);
      await page.emulateMedia({ media: 'print' });
      const small = await page
        .locator('main')
        .locator('p, li, dt, dd, h1, h2')
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
            )
            // Charts, tables and sources.
            .filter((element) => !element.closest('figure, table, details'))
            .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 11.9)
            .map(({ textContent }) => textContent),
        );
      expect(small, address).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });

  const sliders: Partial<Record<string, RegExp>> = {
    en: /slider/i,
    fr: /curseur/i,
    ar: /شريط|غيّروا قيمة/,
  };
  test(`mentions the slider only where it is shown, ${language.code}`, async ({
    page,
    browser,
    siteAddress,
  }) => {
    const word = sliders[language.code] ?? /slider/i;
    const withoutScripts = await browser.newPage({
      javaScriptEnabled: false,
      baseURL: siteAddress,
    });
    for (const slug of sampleSlugs) {
      const address = hrefOf(language, { name: 'sample', slug });
      await visit(page, address);
      await expect(page.getByRole('main')).toContainText(word, { useInnerText: true });
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('main')).not.toContainText(word, { useInnerText: true });
      await page.emulateMedia({ media: null });
      await withoutScripts.goto(address);
      await expect(withoutScripts.getByRole('main')).not.toContainText(word, {
        useInnerText: true,
      });
    }
    await withoutScripts.close();
  });
}

/**
 * pdf.js and Poppler turn round the two letters of the ligature lam-alef, which is one glyph. In print,
 * `font-feature-settings: 'rlig' 0` makes both read them in order, but also prints lam and alef without their
 * ligature, which is wrong in Arabic; other features change nothing.
 */
const asPdfReadersRead = (text: string) => text.replaceAll('لا', 'ال');

for (const language of bothDirections) {
  test(`a title and the firm’s name can be found and copied in a PDF, ${language.code}`, async ({
    page,
  }) => {
    const { common, service } = textsOf(language);
    const papers = sampleSlugs
      .map((slug) => ({
        address: hrefOf(language, { name: 'sample', slug }),
        phrases: [readNamespace(language.code, 'services')[slug].sample.question, common.firm.name],
      }))
      // Chromium writes a letter with a vowel mark as a span of its own, which pdf.js ignores.
      .filter(({ phrases }) => !/\p{M}/u.test(phrases.join()));
    expect(papers.length).toBeGreaterThan(2);
    const pages = [
      { address: serviceOf(language), phrases: [service().title, common.firm.name] },
      ...papers,
    ];
    for (const { address, phrases } of pages) {
      await visit(page, address);
      const [sheet] = await readPdf(await page.pdf({ format: 'A4' }));
      if (!sheet) throw new Error('Nothing is printed');
      const lines = asPdfReadersRead(phraseOf(sheet));
      for (const phrase of phrases) expect(lines, address).toContain(asPdfReadersRead(phrase));
    }
  });
}

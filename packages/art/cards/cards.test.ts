import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../../src/site/languages';
import { localeFiles } from '../../../src/i18n/localeFiles';
import { indexedScreens } from '../../../src/site/routes';
import { cardDrawing, cardHeight, cardWidth } from './drawing';
import { cardFonts, type CardFont } from './fonts';
import { renderCard } from './render';
import { cardTexts, type CardTexts } from './texts';
import { setText } from './wrap';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
let fonts: CardFont[] = [];
beforeAll(async () => {
  fonts = await cardFonts(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const plain: CardTexts = {
  direction: 'ltr',
  script: 'latin',
  title: 'A title',
  practice: 'A practice',
  firm: 'The firm',
  pattern: 'tourism',
  figure: 'visitor-economy-strategy',
};

describe('the card of every page', () => {
  it.each(languages)('has room for its texts in $code', (language) => {
    const source = localeFiles(language.code);
    for (const screen of indexedScreens) {
      const texts = cardTexts(language, source, screen);
      expect(texts && cardDrawing(texts, fonts)).toContain('<svg');
    }
  });

  it('has every letter of its texts in one of its fonts', () => {
    for (const language of languages) {
      const source = localeFiles(language.code);
      const own = fonts.filter((font) => font.script === language.script);
      const texts = indexedScreens.map((screen) => cardTexts(language, source, screen));
      const letters = texts.flatMap((text) => [...`${text?.title}${text?.practice}${text?.firm}`]);
      const missing = letters.filter((letter) => !own.some((font) => font.has(letter)));
      expect(missing).toEqual([]);
    }
  });

  it('is none where there is nothing to share', () => {
    const [language] = languages;
    const source = localeFiles('en');
    expect(language && cardTexts(language, source, { name: 'notFound' })).toBeNull();
  });
});

describe('a card', () => {
  it('is a picture of the size that networks show', async () => {
    const png = await renderCard(cardDrawing(plain, fonts), fonts);
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: cardWidth,
      height: cardHeight,
    });
  });

  it('begins its lines at the right in Arabic, and mirrors its panel', () => {
    const rtl = cardDrawing({ ...plain, direction: 'rtl', script: 'arabic', title: 'قطاع' }, fonts);
    expect(rtl).toContain('x="1128"');
    expect(rtl).toContain('text-anchor="end"');
    expect(rtl).toContain('\u202bقطاع\u202c');
    expect(rtl).toContain('<rect x="0"');
    expect(cardDrawing(plain, fonts)).not.toContain('\u202b');
  });

  it('draws a joined word, narrower than its letters one by one', async () => {
    const width = async (title: string) => {
      const texts: CardTexts = { ...plain, direction: 'rtl', script: 'arabic', title };
      return inkWidth(await renderCard(cardDrawing(texts, fonts), fonts));
    };
    expect(await width('ععععع')).toBeLessThan(0.8 * (await width('ع\u200cع\u200cع\u200cع\u200cع')));
  });

  it('shows the figure of its own service, and runs it as one reads', () => {
    const path = /d="([^"]+)"/g;
    const pathsOf = (figure: CardTexts['figure']) =>
      new Set([...cardDrawing({ ...plain, figure }, fonts).matchAll(path)].map(([, d]) => d));
    const bare = pathsOf(null);
    const own = [...pathsOf('visitor-economy-strategy')].filter((d) => !bare.has(d));
    const other = pathsOf('highest-and-best-use-analysis');
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter((d) => other.has(d))).toEqual([]);
    expect(cardDrawing(plain, fonts)).toContain('scale(4 4)');
    expect(cardDrawing({ ...plain, direction: 'rtl' }, fonts)).toContain('scale(-4 4)');
  });

  it('escapes its texts', () => {
    expect(cardDrawing({ ...plain, title: 'A & B <i>' }, fonts)).toContain('A &amp; B &lt;i&gt;');
  });

  it('refuses a title without room', () => {
    expect(() => cardDrawing({ ...plain, title: 'word '.repeat(80) }, fonts)).toThrow('No room');
  });
});

describe('a set text', () => {
  const widthOf = (text: string) => text.length;

  it('takes the largest size at which it fits, and lines of like length', () => {
    const sizes = [
      { size: 20, lines: 1 },
      { size: 10, lines: 2 },
    ];
    expect(setText('aaa bbb ccc d', widthOf, 110, sizes)).toEqual({
      size: 10,
      lines: ['aaa bbb', 'ccc d'],
    });
  });

  it('never breaks a word', () => {
    expect(() => setText('a-long-word', widthOf, 20, [{ size: 10, lines: 3 }])).toThrow('No room');
  });
});

/** How wide the ink of the title is. */
async function inkWidth(png: Buffer): Promise<number> {
  const title = sharp(png).extract({ left: 440, top: 230, width: 700, height: 180 });
  const { info } = await sharp(await title.toBuffer())
    .trim()
    .toBuffer({ resolveWithObject: true });
  return info.width;
}

import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { languages } from '../../../src/site/languages';
import { localeFiles } from '../../../src/i18n/localeFiles';
import { cardAddress } from '../../../src/seo/cardAddress';
import { indexedScreens } from '../../../src/site/routes';
import { cardDrawing } from './drawing';
import { cardFonts, type CardFont } from './fonts';
import { renderCard } from './render';
import { cardTexts } from './texts';

const cache = 'node_modules/.cache/cards';
const atOnce = 4;

/**
 * Writes the social card of every page that may be shared. A card that was drawn
 * before is taken from the cache: it has the same drawing, fonts and renderer.
 * @param root the folder of the built site
 * @returns how many had to be drawn
 */
export async function makeCards(root: string): Promise<number> {
  const fonts = await cardFonts(join(cache, 'fonts'));
  const salt = saltOf(fonts);
  const waiting = drawingsOf(fonts).values();
  let drawn = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const { address, svg } of waiting) {
        const kept = join(cache, `${hash(salt, svg)}.png`);
        if (!existsSync(kept)) {
          await draw(svg, fonts, kept);
          drawn += 1;
        }
        mkdirSync(dirname(join(root, address)), { recursive: true });
        copyFileSync(kept, join(root, address));
      }
    }),
  );
  return drawn;
}

function drawingsOf(fonts: readonly CardFont[]): { address: string; svg: string }[] {
  return languages.flatMap((language) => {
    const source = localeFiles(language.code);
    return indexedScreens.flatMap((screen) => {
      const texts = cardTexts(language, source, screen);
      return texts
        ? [{ address: cardAddress(language, screen), svg: cardDrawing(texts, fonts) }]
        : [];
    });
  });
}

/** Under another name first, so that a build that is stopped leaves no half card. */
async function draw(svg: string, fonts: readonly CardFont[], file: string): Promise<void> {
  writeFileSync(`${file}.new`, await renderCard(svg, fonts));
  renameSync(`${file}.new`, file);
}

function saltOf(fonts: readonly CardFont[]): string {
  const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as {
    version: string;
  };
  return hash(version, ...fonts.map(({ content }) => content));
}

function hash(...parts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 20);
}

import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readNamespace } from '../../src/schemas/readNamespace';
import { socialCardPath } from '../../src/seo/socialCardPath';
import { practiceOf } from '../../src/site/catalogue';
import { indexedScreens } from '../../src/site/hrefs';
import { languages } from '../../src/site/languages';
import { cachedFile, hashOf } from './cardCache';
import { background, drawCard, sourceOf, tokens, type CardTexts } from './drawCard';
import { faces } from './fonts/faces';

/**
 * Writes the social card of every page in the sitemap. A card is taken from the cache if its texts,
 * drawings, fonts, `tokens.css` and `drawCard.ts` have not changed.
 * @param root the folder of the built site
 * @returns how many were drawn
 */
export async function makeCards(root: string): Promise<number> {
  const code = readFileSync(new URL('./drawCard.ts', import.meta.url), 'utf8');
  const salt = [code, tokens, ...faces.map(sourceOf)];
  let drawn = 0;
  for (const language of languages) {
    const { firm, practices, sample } = readNamespace(language.code, 'common');
    const services = readNamespace(language.code, 'services');
    const { headline } = readNamespace(language.code, 'home').hero;
    for (const screen of indexedScreens) {
      const texts: CardTexts = { firm: firm.name, title: headline };
      if (screen.name === 'service') {
        const { id } = practiceOf(screen.slug);
        texts.title = services[screen.slug].title;
        texts.practice = { id, name: practices[id] };
      }
      if (screen.name === 'sample') {
        const { id } = practiceOf(screen.slug);
        texts.title = services[screen.slug].sample.question;
        texts.practice = { id, name: `${sample.label} · ${practices[id]}` };
      }
      const picture = background(texts.practice?.id, language.direction);
      const name = `${hashOf([salt, language, texts, picture])}.png`;
      const kept = await cachedFile(name, () => {
        drawn += 1;
        return drawCard(texts, language);
      });
      const file = join(root, socialCardPath(language, screen));
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(kept, file);
    }
  }
  return drawn;
}

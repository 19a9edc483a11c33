import { defaultLanguage } from '../../../../src/site/languages';
import { hrefOf, type Screen } from '../../../../src/site/routes';
import type { BookPage, BookText, Picture, TextKey } from '../book';
import { strings } from '../strings';
import { screenName } from './screenName';
import { splitTextKey, textKey } from './textKey';

/** A text on more pages than these is listed as shared, unless it stands in the page's own file. */
const mostOwnPages = 2;

/**
 * The pages with the texts that their pictures show, or hold unseen.
 * @param pictures the pictures of each screen
 */
export function bookPages(
  pictures: ReadonlyMap<Screen, Picture[]>,
  texts: readonly BookText[],
): BookPage[] {
  const held = new Map(Array.from(pictures, ([screen, own]) => [screen, textsIn(own)]));
  const counts = new Map<TextKey, number>();
  for (const id of [...held.values()].flatMap((ids) => [...ids])) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return Array.from(pictures, ([screen, own]) => {
    const file = fileOf(screen);
    const here = texts.filter(({ id }) => held.get(screen)?.has(id));
    const isOfFile = ({ id }: BookText) => splitTextKey(id).name === file;
    const isOnFew = ({ id }: BookText) => (counts.get(id) ?? 0) <= mostOwnPages;
    const ofFile = here.filter(isOfFile);
    const others = here.filter((text) => !isOfFile(text));
    return {
      id: screenName(screen),
      address: hrefOf(defaultLanguage, screen),
      title: titleOf(screen, texts),
      pictures: own,
      own: [...ofFile, ...others.filter(isOnFew)],
      shared: others.filter((text) => !isOnFew(text)),
    };
  });
}

/** The texts that no page holds. */
export function textsElsewhere(pages: readonly BookPage[], texts: readonly BookText[]): BookText[] {
  const held = new Set(pages.flatMap(({ own, shared }) => [...own, ...shared]));
  return texts.filter((text) => !held.has(text));
}

function textsIn(pictures: readonly Picture[]): Set<TextKey> {
  return new Set(
    pictures.flatMap(({ places, unseen }) => [...Object.keys(places), ...Object.keys(unseen)]),
  );
}

/** The locale file that is about this screen alone. */
function fileOf(screen: Screen): string | null {
  if (screen.name === 'home') return 'home';
  return screen.name === 'service' ? `services/${screen.slug}` : null;
}

function titleOf(screen: Screen, texts: readonly BookText[]): string {
  if (screen.name === 'home') return strings.homePage;
  const id =
    screen.name === 'service'
      ? textKey(`services/${screen.slug}`, 'title')
      : textKey('common', `${screen.name}.title`);
  const title = texts.find((text) => text.id === id)?.versions[defaultLanguage.code];
  return title ?? hrefOf(defaultLanguage, screen);
}

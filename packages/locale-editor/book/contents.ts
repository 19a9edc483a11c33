import { defaultLanguage } from '../../../src/site/languages';
import { hrefOf, prerenderedRoutes, type Screen } from '../../../src/site/routes';
import type { Finding } from '../../locale-kit/check/finding';
import {
  splitTextKey,
  textKey,
  textOfFinding,
  workOf,
  type SiteText,
  type TextKey,
} from '../texts';
import type { BookPage, Findings, Picture } from './book';
import { strings } from './strings';

/** Every page of the site once, not-found pages included, in the order of the site. */
export const allScreens: readonly Screen[] = prerenderedRoutes
  .filter(({ language }) => language === defaultLanguage)
  .map(({ screen }) => screen);

/** A screen as a name for files and ids: `home`, `visitor-economy-strategy`, `404`. */
export function screenName(screen: Screen): string {
  if (screen.name === 'home') return 'home';
  return hrefOf(defaultLanguage, screen)
    .slice(1)
    .replace(/\//gu, '-')
    .replace(/^services-(?!404)/u, '');
}

/** A text on more pages than these is listed as shared, unless it stands in the page's own file. */
const mostOwnPages = 2;

/**
 * The pages with the texts that their pictures show, or hold unseen.
 * @param pictures the pictures of each screen
 */
export function bookPages(
  pictures: ReadonlyMap<Screen, Picture[]>,
  texts: readonly SiteText[],
): BookPage[] {
  const held = new Map(Array.from(pictures, ([screen, own]) => [screen, textsIn(own)]));
  const counts = new Map<TextKey, number>();
  for (const id of [...held.values()].flatMap((ids) => [...ids])) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return Array.from(pictures, ([screen, own]) => {
    const file = fileOf(screen);
    const here = texts.map(({ id }) => id).filter((id) => held.get(screen)?.has(id));
    const isOfFile = (id: TextKey) => splitTextKey(id).name === file;
    const isOnFew = (id: TextKey) => (counts.get(id) ?? 0) <= mostOwnPages;
    const others = here.filter((id) => !isOfFile(id));
    return {
      id: screenName(screen),
      address: hrefOf(defaultLanguage, screen),
      title: titleOf(screen, texts),
      pictures: own,
      own: [...here.filter(isOfFile), ...others.filter(isOnFew)],
      shared: others.filter((id) => !isOnFew(id)),
    };
  });
}

/** The texts that no page holds. */
export function textsElsewhere(pages: readonly BookPage[], texts: readonly SiteText[]): TextKey[] {
  const held = new Set(pages.flatMap(({ own, shared }) => [...own, ...shared]));
  return texts.map(({ id }) => id).filter((id) => !held.has(id));
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

function titleOf(screen: Screen, texts: readonly SiteText[]): string {
  if (screen.name === 'home') return strings.homePage;
  const id =
    screen.name === 'service'
      ? textKey(`services/${screen.slug}`, 'title')
      : textKey('common', `${screen.name}.title`);
  const title = texts.find((text) => text.id === id)?.versions[defaultLanguage.code];
  return title ?? hrefOf(defaultLanguage, screen);
}

/**
 * The findings of the check in the three lists of the book.
 * @param found all findings of `checkLocales`
 * @param texts all texts of the site
 */
export function sortFindings(found: readonly Finding[], texts: readonly SiteText[]): Findings {
  const versions = new Map(texts.map((text) => [text.id, text.versions]));
  const sorted: Findings = { missing: [], stale: [], suspicious: [] };
  const lists = {
    missing: 'missing',
    marked: 'missing',
    stale: 'stale',
    check: 'suspicious',
  } as const;
  for (const finding of found) {
    const text = finding.key === '' ? null : textOfFinding(finding);
    const isAbsent = text !== null && versions.get(text)?.[finding.language] === null;
    sorted[lists[workOf(finding, isAbsent)]].push({ ...finding, text });
  }
  return sorted;
}

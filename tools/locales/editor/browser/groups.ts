import { isMarked, withoutMark } from '../../rules/text';
import type { DiffPart } from '../../wordDiff';
import { source } from '../site';
import { parseTextId, textId, workKinds, workOf, type SiteText } from '../texts';
import { isSeen, type FoundText } from './findTexts';
import { search } from './search';
import type { Draft, Site } from './store';
import type { WordKey } from './words';

/** A line of a list. */
export interface ListedText {
  /** See `textId`. */
  id: string;
  /** The text or its draft; English where the language has none. */
  shown: string;
  shownIn: string;
  english?: string;
  /** What has changed in the text, shown in its place. */
  change?: readonly DiffPart[];
}

export interface ListGroup {
  title: WordKey;
  texts: readonly ListedText[];
  /** How many texts were found, if more than are listed. */
  all?: number | undefined;
}

type Drafts = ReadonlyMap<string, Draft>;

function listed(text: SiteText, language: string): ListedText {
  const own = text.versions[language] ?? '';
  const english = withoutMark(text.versions[source.code] ?? '');
  const isTranslated = own !== '' && !isMarked(own);
  return {
    ...{ id: textId({ ...text, language }), english },
    ...(isTranslated
      ? { shown: own, shownIn: language }
      : { shown: english, shownIn: source.code }),
  };
}

/** What there is to do in a language on all pages, and the drafts of all languages; each text once. */
export function workGroups(
  { texts, findings }: Site,
  drafts: Drafts,
  language: string,
): ListGroup[] {
  const toDo = [...texts.values()].flatMap((text) => {
    const [id, version] = [textId({ ...text, language }), text.versions[language]];
    if (version === undefined || drafts.has(id)) return [];
    return { kind: workOf(version, findings[id]), text };
  });
  const unsaved = Array.from(drafts, ([id, { text }]) => {
    return { id, shown: text, shownIn: parseTextId(id)?.language ?? language };
  });
  return [
    { title: 'lists.drafts', texts: unsaved },
    ...workKinds.map((kind): ListGroup => {
      const own = toDo.filter((one) => one.kind === kind);
      return { title: `lists.${kind}`, texts: own.map(({ text }) => listed(text, language)) };
    }),
  ];
}

/** How many texts of a language there are, how many are done, and how much there is to do. */
export function workCount(site: Site, drafts: Drafts, language: string) {
  const toDo = workGroups(site, drafts, language).flatMap(({ texts }) => texts);
  const inFiles = [...site.broken, ...site.onFiles].filter((one) => one.language === language);
  const wanted = [...site.texts.values()].filter(({ versions }) => language in versions).length;
  const open = toDo.filter(({ id }) => id.startsWith(`${language}/`)).length;
  const done = Math.max(0, wanted - open);
  const share = wanted === 0 ? 0 : Math.floor((done / wanted) * 100);
  return {
    ...{ toDo: toDo.length + inFiles.length, wanted, done },
    share: inFiles.length > 0 ? Math.min(share, 99) : share,
  };
}

/** The most results of a search that are listed. */
const mostFound = 60;

/** The texts of the site that a query finds. */
export function foundGroups(site: Site | null, query: string, language: string): ListGroup[] {
  const found = search(site?.texts.values() ?? [], query);
  const texts = found.slice(0, mostFound).map((text) => listed(text, language));
  return [
    { title: 'lists.found', texts, all: found.length > mostFound ? found.length : undefined },
  ];
}

/** The texts of the page: those that can be seen, then the others. */
export function pageGroups(found: readonly FoundText[], language: string): ListGroup[] {
  const seen = new Map<string, ListedText>();
  const unseen = new Map<string, ListedText>();
  for (const text of found) {
    const group = isSeen(text) ? seen : unseen;
    if (!group.has(text.id))
      group.set(text.id, { id: text.id, shown: text.shown, shownIn: language });
  }
  for (const id of seen.keys()) unseen.delete(id);
  return [
    { title: 'lists.seen', texts: [...seen.values()] },
    { title: 'lists.unseen', texts: [...unseen.values()] },
  ];
}

/** The ids of all texts of a list, in order, each once. */
export function idsOf(groups: readonly ListGroup[]): string[] {
  return [...new Set(groups.flatMap(({ texts }) => texts.map(({ id }) => id)))];
}

import { isMarked, withoutMark } from '../../rules/text';
import { textSearch } from '../../search';
import { source } from '../site';
import { parseTextId, textId, workKinds, workOf, type SiteText } from '../texts';
import { isSeen, type FoundText } from './findTexts';
import type { Draft, Site } from './store';
import type { WordKey } from './words';

/** One line of a list. */
export interface ListedText {
  /** See `textId`. */
  id: string;
  /** The text, in English where its language lacks it, or a draft. */
  shown: string;
  shownIn: string;
  /** What it is translated from, where that is known. */
  english?: string;
}

export interface ListGroup {
  title: WordKey;
  texts: readonly ListedText[];
  /** How many there are, where not all are shown. */
  all?: number | undefined;
}

type Drafts = ReadonlyMap<string, Draft>;

const withoutMarkIn = (text: string) => (isMarked(text) ? withoutMark(text) : text);

/** A text as its language has it, or else in English. */
function listed(text: SiteText, language: string): ListedText {
  const own = text.versions[language] ?? '';
  const isThere = own !== '' && !isMarked(own);
  const english = withoutMarkIn(text.versions[source.code] ?? '');
  return {
    id: textId({ ...text, language }),
    shown: isThere ? own : english,
    shownIn: isThere ? language : source.code,
    english,
  };
}

/** What there is to do in a language over all pages, and what isn't saved in any: each text once. */
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
      const own = toDo.filter((each) => each.kind === kind);
      return { title: `lists.${kind}`, texts: own.map(({ text }) => listed(text, language)) };
    }),
  ];
}

/** How much there is to do, and how many texts of the language need nothing any more. */
export function workCount(site: Site, drafts: Drafts, language: string) {
  const toDo = workGroups(site, drafts, language).flatMap((group) => group.texts);
  const inFiles = [...site.broken, ...site.onFiles].filter((one) => one.language === language);
  const isWanted = ({ versions }: SiteText) => versions[language] !== undefined;
  const wanted = [...site.texts.values()].filter(isWanted).length;
  const own = toDo.filter(({ id }) => id.startsWith(`${language}/`)).length;
  const done = Math.max(0, wanted - own);
  const share = wanted === 0 ? 0 : Math.floor((done / wanted) * 100);
  return {
    ...{ toDo: toDo.length + inFiles.length, wanted, done },
    share: inFiles.length > 0 ? Math.min(share, 99) : share,
  };
}

/** The most results of a search that are shown. */
const mostFound = 60;

/** What a search finds in all texts and languages, in pairs with the English. */
export function foundGroups(site: Site | null, query: string, language: string): ListGroup[] {
  const find = textSearch(
    Array.from(site?.texts ?? [], ([id, text]) => {
      const versions = Object.values(text.versions).filter((version) => version != null);
      return { id, text, versions };
    }),
  );
  const lines = find(query).map(({ text }) => listed(text, language));
  const all = lines.length > mostFound ? lines.length : undefined;
  return [{ title: 'lists.found', texts: lines.slice(0, mostFound), all }];
}

/** The texts of the page, by whether they can be seen. */
export function pageGroups(found: readonly FoundText[], language: string): ListGroup[] {
  const lines = new Map<string, ListedText & { isSeen: boolean }>();
  for (const text of found) {
    const { id, shown } = text;
    const before = lines.get(id);
    if (before) before.isSeen ||= isSeen(text);
    else lines.set(id, { id, shown, shownIn: language, isSeen: isSeen(text) });
  }
  return [
    { title: 'lists.seen', texts: [...lines.values()].filter((text) => text.isSeen) },
    { title: 'lists.unseen', texts: [...lines.values()].filter((text) => !text.isSeen) },
  ];
}

/** All texts of a list in its order, each once. */
export function idsOf(groups: readonly ListGroup[]): string[] {
  return [...new Set(groups.flatMap(({ texts }) => texts.map(({ id }) => id)))];
}

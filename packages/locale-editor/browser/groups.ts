import { isMarked, withoutMark } from '../../locale-kit/check/text';
import { textSearch } from '../../locale-kit/search/search';
import type { TextsAnswer } from '../protocol';
import { source } from '../site';
import {
  parseTextId,
  splitTextKey,
  textId,
  workKinds,
  workOf,
  type SiteText,
  type WorkKind,
} from '../texts';
import type { Drafts } from './drafts';
import { isSeen, type FoundText } from './findTexts';
import type { WordKey } from './words';

/** One line of a list. */
export interface ListedText {
  /** See `textId`. */
  id: string;
  /** The text, in English where its language lacks it, or a draft. */
  shown: string;
  shownIn: string;
  /** What it is translated from, in a list of pairs. */
  english?: string;
  /** The attribute that it stands in, if it does. */
  attribute?: string;
}

export interface ListGroup {
  title: WordKey;
  texts: readonly ListedText[];
}

const idIn = (language: string, { id }: SiteText) => textId({ language, ...splitTextKey(id) });
const withoutMarkIn = (text: string) => (isMarked(text) ? withoutMark(text) : text);

/** A text as its language has it, or else in English. */
function listed(text: SiteText, language: string): ListedText {
  const own = text.versions[language];
  const isThere = own != null && own !== '' && !isMarked(own);
  const english = withoutMarkIn(text.versions[source.code] ?? '');
  return {
    id: idIn(language, text),
    shown: isThere ? own : english,
    shownIn: isThere ? language : source.code,
  };
}

/** What there is to do in a language over all pages, and what isn't saved in any: each text once. */
export function workGroups(answer: TextsAnswer, drafts: Drafts, language: string): ListGroup[] {
  const kinds = new Map<WorkKind, ListedText[]>(workKinds.map((kind) => [kind, []]));
  for (const text of answer.texts) {
    const version = text.versions[language];
    if (version === undefined || drafts.has(idIn(language, text))) continue;
    const kind = workOf(version, answer.findings[text.id]);
    if (kind) kinds.get(kind)?.push(listed(text, language));
  }
  const unsaved = Array.from(drafts, ([id, { text }]) => {
    return { id, shown: text, shownIn: parseTextId(id)?.language ?? language };
  });
  return [
    { title: 'lists.drafts', texts: unsaved },
    ...workKinds.map((kind): ListGroup => ({
      title: `lists.${kind}`,
      texts: kinds.get(kind) ?? [],
    })),
  ];
}

/** How much there is to do, and how many texts of the language need nothing any more. */
export function workCount(answer: TextsAnswer, drafts: Drafts, language: string) {
  const texts = workGroups(answer, drafts, language).flatMap((group) => group.texts);
  const wanted = answer.texts.filter(({ versions }) => versions[language] !== undefined).length;
  const own = new Set(texts.map(({ id }) => id).filter((id) => id.startsWith(`${language}/`)));
  const inFiles = answer.broken.length + answer.onFiles.length;
  const done = Math.max(0, wanted - own.size);
  const share = wanted === 0 ? 0 : Math.floor((done / wanted) * 100);
  return {
    toDo: texts.length + inFiles,
    wanted,
    done,
    share: inFiles > 0 ? Math.min(share, 99) : share,
  };
}

/** What a search finds in all texts and languages, in pairs with the English. */
export function foundGroups(answer: TextsAnswer, query: string, language: string): ListGroup[] {
  const find = textSearch(
    answer.texts.map((text) => {
      const versions = Object.values(text.versions).filter((version) => version != null);
      return { id: text.id, text, versions };
    }),
  );
  const texts = find(query).map(({ text }) => {
    const english = withoutMarkIn(text.versions[source.code] ?? '');
    return { ...listed(text, language), ...(language !== source.code && { english }) };
  });
  return [{ title: 'lists.found', texts: texts.slice(0, mostFound) }];
}

/** The most results of a search that are shown. */
const mostFound = 60;

/** The groups that have texts, with what the query finds in them: by the same search as in all texts. */
export function filtered(groups: readonly ListGroup[], query: string): ListGroup[] {
  const find = (texts: readonly ListedText[]) =>
    textSearch(texts.map((text) => ({ id: text.id, versions: [text.shown], text })))(query);
  return groups
    .map(({ title, texts }) => ({
      title,
      texts: query.trim() === '' ? texts : find(texts).map(({ text }) => text),
    }))
    .filter(({ texts }) => texts.length > 0);
}

/** From this many texts on, a file counts as one of the page's own, not as one that is linked to. */
const ownFrom = 4;

/** The texts of the page and of its files, by where they are. */
export function pageGroups(
  found: readonly FoundText[],
  answer: TextsAnswer | null,
  language: string,
): ListGroup[] {
  const lines = new Map<string, ListedText & { isSeen: boolean }>();
  for (const text of found) {
    const { id, shown, place } = text;
    const attribute = place.kind === 'attribute' ? { attribute: place.attribute } : {};
    const before = lines.get(id);
    if (before) before.isSeen ||= isSeen(text);
    else lines.set(id, { id, shown, shownIn: language, ...attribute, isSeen: isSeen(text) });
  }
  const counts = new Map<string, number>();
  for (const id of lines.keys()) {
    const reference = parseTextId(id);
    if (reference?.language !== language) continue;
    counts.set(reference.name, (counts.get(reference.name) ?? 0) + 1);
  }
  const ofPage = (answer?.texts ?? []).filter(({ id, versions }) => {
    return versions[language] !== undefined && (counts.get(splitTextKey(id).name) ?? 0) >= ownFrom;
  });
  const isLacking = ({ id, versions }: SiteText) =>
    ['missing', 'marked'].includes(workOf(versions[language] ?? null, answer?.findings[id]) ?? '');
  const lacking = ofPage.filter(isLacking).map((text) => listed(text, language));
  const lackingIds = new Set(lacking.map(({ id }) => id));
  const others = [...lines.values()].filter(({ id }) => !lackingIds.has(id));
  return [
    { title: 'lists.missing', texts: lacking },
    { title: 'lists.seen', texts: others.filter((text) => text.isSeen) },
    { title: 'lists.unseen', texts: others.filter((text) => !text.isSeen) },
  ];
}

import { isMarked, withoutMark } from '../../rules/text';
import { wordDiff, type DiffPart } from '../../wordDiff';
import { source } from '../site';
import { parseTextId, textId, textKey, workKinds, workOf, type SiteText } from '../texts';
import type { FoundText } from './findTexts';
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
}

function listed(text: SiteText, language: string): ListedText {
  const own = text.versions[language] ?? '';
  const english = withoutMark(text.versions[source.code] ?? '');
  const shown =
    own === '' || isMarked(own)
      ? { shown: english, shownIn: source.code }
      : { shown: own, shownIn: language };
  return { id: textId({ ...text, language }), english, ...shown };
}

/** The drafts of all languages, and what there is to do in a language on all pages; each text once. */
export function workGroups(
  { texts, findings }: Site,
  drafts: ReadonlyMap<string, Draft>,
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

/** The texts of all languages that have changed since they were received, first those that can't be handed in. */
export function handInGroups({ received, texts, findings }: Site): ListGroup[] {
  const changed = Object.entries(received).flatMap(([id, before = '']) => {
    const reference = parseTextId(id);
    const shown = reference && texts.get(textKey(reference))?.versions[reference.language];
    if (!shown) return [];
    const change = wordDiff(isMarked(before) ? '' : before, shown);
    const isWrong = findings[id]?.some(({ severity }) => severity === 'error');
    return [{ id, shown, shownIn: reference.language, change, isWrong }];
  });
  return [
    { title: 'handIn.heldBack', texts: changed.filter(({ isWrong }) => isWrong) },
    { title: 'handIn.ready', texts: changed.filter(({ isWrong }) => !isWrong) },
  ];
}

/** The most results of a search that are listed. */
const mostFound = 60;

/** The first texts that a query finds in the site. */
export function foundGroups(site: Site | null, query: string, language: string): ListGroup[] {
  const found = search(site?.texts.values() ?? [], query).slice(0, mostFound);
  return [{ title: 'lists.found', texts: found.map((text) => listed(text, language)) }];
}

/** The texts of the page. */
export function pageGroups(found: readonly FoundText[], language: string): ListGroup[] {
  const texts = new Map<string, ListedText>();
  for (const { id, shown } of found)
    if (!texts.has(id)) texts.set(id, { id, shown, shownIn: language });
  return [{ title: 'lists.page', texts: [...texts.values()] }];
}

/** The ids of all texts of a list, in order, each once. */
export function idsOf(groups: readonly ListGroup[]): string[] {
  return [...new Set(groups.flatMap(({ texts }) => texts.map(({ id }) => id)))];
}

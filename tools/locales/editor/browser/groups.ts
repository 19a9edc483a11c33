import { idOf } from '../../keys';
import { workKinds, workOf } from '../texts';
import type { FoundText } from './findTexts';
import { search } from './search';
import type { Draft, Site } from './store';
import type { WordKey } from './words';

export interface ListGroup {
  title: WordKey;
  ids: readonly string[];
}

/** The drafts of all languages, and what there is to do in a language on all pages; each text once. */
export function workGroups(
  { texts, findings }: Site,
  drafts: ReadonlyMap<string, Draft>,
  language: string,
): ListGroup[] {
  const toDo = [...texts.values()].flatMap((text) => {
    const [id, version] = [idOf({ ...text, language }), text.versions[language]];
    if (version === undefined || drafts.has(id)) return [];
    return { id, kind: workOf(version, findings[id]) };
  });
  const ofKind = (kind: (typeof workKinds)[number]): ListGroup => ({
    title: `lists.${kind}`,
    ids: toDo.filter((one) => one.kind === kind).map(({ id }) => id),
  });
  return [{ title: 'lists.drafts', ids: [...drafts.keys()] }, ...workKinds.map(ofKind)];
}

export function handInGroups({ received }: Site): ListGroup[] {
  return [{ title: 'handIn.ready', ids: Object.keys(received) }];
}

const mostFound = 60;

export function foundGroups({ texts }: Site, query: string, language: string): ListGroup[] {
  const found = search(texts.values(), query).slice(0, mostFound);
  return [{ title: 'lists.found', ids: found.map((text) => idOf({ ...text, language })) }];
}

export function pageGroups(found: readonly FoundText[]): ListGroup[] {
  return [{ title: 'lists.page', ids: [...new Set(found.map(({ id }) => id))] }];
}

import { idOf } from '../../keys';
import { workKinds, workOf } from '../texts';
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

import { useEffect, useRef } from 'react';
import { idOf } from '../../files/keys';
import { allLanguages } from '../siteAdapter';
import { workKinds, workOf, type TextVersions } from '../textVersions';
import { EditorButton } from './EditorButton';
import { FileFindings } from './Findings';
import type { Place } from './places';
import { HandIn } from './HandIn';
import { search } from './search';
import { useEditor, type Draft, type Site } from './store';
import { ListGroups, type ListGroup, type OnOpen } from './ListGroups';
import { isComposing, type Tab } from './view';
import { say } from './words';

interface ListsProps {
  tab: Tab;
  query: string;
  /** The language of the page. */
  language: string;
  found: readonly Place[];
  onQuery: (query: string) => void;
  onOpen: OnOpen;
  onClose: () => void;
}

const mostFound = 60;

const nothing = {
  search: 'lists.nothingFound',
  work: 'lists.nothingToDo',
  handIn: 'handIn.nothing',
} as const;

export function Lists({ tab, query, language, found, onOpen, ...props }: ListsProps) {
  const panel = useRef<HTMLElement>(null);
  const site = useEditor((state) => state.site);
  const drafts = useEditor((state) => state.drafts);
  const isLoaded = site !== null;
  // The first field or text takes the focus as soon as it is there.
  useEffect(() => {
    const parts = ['input', '.line', '.close'];
    const find = (part: string) => panel.current?.querySelector<HTMLElement>(part);
    parts.map(find).find(Boolean)?.focus();
  }, [tab, isLoaded]);

  function groupsOfTab(): ListGroup[] {
    if (tab === 'search' && query.trim() === '')
      return [{ title: 'lists.page', ids: [...new Set(found.map(({ id }) => id))] }];
    if (!site) return [];
    if (tab === 'work') return workGroups(site, drafts, language);
    if (tab === 'handIn') return [{ title: 'handIn.ready', ids: Object.keys(site.received) }];
    const draftsOf = (text: TextVersions) =>
      allLanguages.flatMap(({ code }) => drafts.get(idOf({ ...text, language: code }))?.text ?? []);
    const texts = search(site.texts.values(), query, draftsOf);
    const ids = texts.slice(0, mostFound).map((text) => idOf({ ...text, language }));
    return [{ title: 'lists.found', ids, total: texts.length }];
  }

  const groups = groupsOfTab();
  const ids = groups.flatMap((group) => group.ids);
  const [first] = ids;
  const onFiles = site?.onFiles.filter((finding) => finding.language === language) ?? [];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <aside
      ref={panel}
      className="list"
      aria-label={say(`lists.${tab}`)}
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && props.onClose()}
    >
      <header>
        <h2>{say(`lists.${tab}`)}</h2>
        <EditorButton
          says="close"
          className="close"
          aria-keyshortcuts="Escape"
          onClick={props.onClose}
        />
      </header>
      {onFiles.length > 0 && (
        <div className="broken" role="alert">
          <h3>{say('lists.onFiles')}</h3>
          <FileFindings findings={onFiles} />
        </div>
      )}
      {tab === 'search' && (
        <input
          type="search"
          dir="auto"
          aria-label={say('lists.searchTitle')}
          placeholder={say('lists.searchHelp')}
          value={query}
          onChange={(event) => props.onQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event) || !first) return;
            // Otherwise the same key press saves the text that opens.
            event.preventDefault();
            onOpen(first, ids);
          }}
        />
      )}
      {tab === 'handIn' && <HandIn />}
      {!first && <p>{say(isLoaded ? nothing[tab] : 'loading')}</p>}
      <div className="groups">
        <ListGroups {...{ groups, language, onOpen }} query={tab === 'search' ? query : ''} />
      </div>
    </aside>
  );
}

/** The drafts of all languages, and what there is to do in a language on all pages; each text once. */
function workGroups(
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
    ids: toDo.filter((text) => text.kind === kind).map(({ id }) => id),
  });
  return [{ title: 'lists.drafts', ids: [...drafts.keys()] }, ...workKinds.map(ofKind)];
}

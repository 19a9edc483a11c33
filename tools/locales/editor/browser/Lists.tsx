import { useEffect, useRef } from 'react';
import { FileFindings } from './Findings';
import type { FoundText } from './findTexts';
import { foundGroups, idsOf, pageGroups, workCount, workGroups } from './groups';
import { TextGroups } from './TextGroups';
import { HandIn } from './HandIn';
import { useEditor, type Site } from './store';
import { tabs, type Tab } from './view';
import { useWords } from './words';

interface ListsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  query: string;
  onQuery: (query: string) => void;
  /** That of the page. */
  language: string;
  /** The texts of the page. */
  found: readonly FoundText[];
  /** Called with a text and all that the list shows, to go on with. */
  onOpen: (id: string, ids: readonly string[]) => void;
  onClose: () => void;
}

/** The search in all texts, the work of the language, and what is handed in. */
export function Lists({ tab, onTab, onClose, ...list }: ListsProps) {
  const { say } = useWords();
  const site = useEditor((state) => state.site);
  const broken = site?.broken.filter(({ language }) => language === list.language) ?? [];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is for all that is in it
    <aside
      className={tab === 'handIn' ? 'list wide' : 'list'}
      aria-labelledby="list-title"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header>
        <h2 id="list-title">{say(`lists.${tab}Title`)}</h2>
        <button type="button" className="close" aria-keyshortcuts="Escape" onClick={onClose}>
          {say('close')}
        </button>
      </header>
      <div className="tabs" role="group" aria-label={say('lists.name')}>
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => onTab(name)}>
            {say(`lists.${name}`)}
          </button>
        ))}
      </div>
      {broken.length > 0 && (
        <div className="broken" role="alert">
          <FileFindings findings={broken} where="broken" />
        </div>
      )}
      {!site && <p>{say('loading')}</p>}
      {tab === 'search' && <Search {...list} />}
      {site && tab === 'work' && <Work {...list} site={site} />}
      {site && tab === 'handIn' && <HandIn onOpen={list.onOpen} />}
    </aside>
  );
}

type ListProps = Omit<ListsProps, 'tab' | 'onTab' | 'onClose'>;

/** The texts of the page, and as soon as something is sought, those of all pages. */
function Search({ query, onQuery, language, found, onOpen }: ListProps) {
  const { say } = useWords();
  const site = useEditor((state) => state.site);
  const isSought = query.trim() !== '';
  const groups = isSought ? foundGroups(site, query, language) : pageGroups(found, language);
  const ids = idsOf(groups);
  return (
    <>
      <input
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the list is opened to look for a text
        autoFocus
        type="search"
        dir="auto"
        aria-label={say('lists.searchTitle')}
        placeholder={say('lists.searchHelp')}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = ids;
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
          // The key belongs to the search, not to the field that opens.
          event.preventDefault();
          onOpen(first, ids);
        }}
      />
      {site && isSought && ids.length === 0 && <p>{say('lists.nothingFound')}</p>}
      <div className="groups">
        <TextGroups {...{ groups, query, language, onOpen }} />
      </div>
    </>
  );
}

/** What there is to do in the language of the page, on all pages. */
function Work({ site, language, onOpen }: ListProps & { site: Site }) {
  const { say } = useWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('.line')?.focus(), []);
  const drafts = useEditor((state) => state.drafts);
  const { toDo, ...counts } = workCount(site, drafts, language);
  const onFiles = site.onFiles.filter((finding) => finding.language === language);
  return (
    <>
      <p>{say('lists.share', counts)}</p>
      <progress value={counts.done} max={counts.wanted} aria-hidden="true" />
      {toDo === 0 && <p>{say('lists.nothingToDo')}</p>}
      {onFiles.length > 0 && (
        <details>
          <summary>{`${say('lists.onFiles')} (${onFiles.length})`}</summary>
          <FileFindings findings={onFiles} where="inFile" />
        </details>
      )}
      <div ref={list} className="groups">
        <TextGroups
          groups={workGroups(site, drafts, language)}
          query=""
          {...{ language, onOpen }}
        />
      </div>
    </>
  );
}

import { useEffect, useRef } from 'react';
import { Button } from './Button';
import { FileFindings } from './Findings';
import type { FoundText } from './findTexts';
import { foundGroups, idsOf, pageGroups, workGroups } from './groups';
import { HandIn } from './HandIn';
import { useEditor, type Site } from './store';
import { TextGroups, type OnOpen } from './TextGroups';
import type { Tab } from './view';
import { useWords } from './words';

interface ListProps {
  query: string;
  onQuery: (query: string) => void;
  /** The language of the page. */
  language: string;
  /** The texts of the page. */
  found: readonly FoundText[];
  onOpen: OnOpen;
}

interface ListsProps extends ListProps {
  tab: Tab;
  tabs: readonly Tab[];
  onTab: (tab: Tab) => void;
  onClose: () => void;
}

/** The search, the to-do list and the hand-in, as tabs of one panel. */
export function Lists({ tab, tabs, onTab, onClose, ...list }: ListsProps) {
  const { say } = useWords();
  const site = useEditor((state) => state.site);
  const broken = site?.broken.filter(({ language }) => language === list.language) ?? [];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <aside
      className="list"
      aria-label={say(`lists.${tab}`)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className="tabs" role="group" aria-label={say('lists.name')}>
        {tabs.map((name) => (
          <Button
            key={name}
            says={`lists.${name}`}
            aria-pressed={name === tab}
            onClick={() => onTab(name)}
          />
        ))}
        <Button says="close" className="close" aria-keyshortcuts="Escape" onClick={onClose} />
      </header>
      {broken.length > 0 && (
        <div className="broken" role="alert">
          <FileFindings findings={broken} where="broken" />
        </div>
      )}
      {!site && <p>{say('loading')}</p>}
      {tab === 'search' && <Search {...list} />}
      {site && tab === 'work' && <Work {...list} site={site} />}
      {site && tab === 'handIn' && <HandIn {...list} site={site} />}
    </aside>
  );
}

/** The texts of the page, or the results of a search in all texts. */
function Search({ query, onQuery, language, found, onOpen }: ListProps) {
  const { say } = useWords();
  const site = useEditor((state) => state.site);
  const isSearching = query.trim() !== '';
  const groups = isSearching ? foundGroups(site, query, language) : pageGroups(found, language);
  const ids = idsOf(groups);
  const [first] = ids;
  return (
    <>
      <input
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the list is opened to search
        autoFocus
        type="search"
        dir="auto"
        aria-label={say('lists.searchTitle')}
        placeholder={say('lists.searchHelp')}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
          // Otherwise the same key press saves the text that opens.
          event.preventDefault();
          onOpen(first, ids);
        }}
      />
      {site && !first && <p>{say('lists.nothingFound')}</p>}
      <div className="groups">
        <TextGroups {...{ groups, language, onOpen }} />
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
  const groups = workGroups(site, drafts, language);
  const onFiles = site.onFiles.filter((finding) => finding.language === language);
  const isDone = onFiles.length + idsOf(groups).length === 0;
  return (
    <div ref={list} className="groups">
      {isDone && <p>{say('lists.nothingToDo')}</p>}
      {onFiles.length > 0 && (
        <details>
          <summary>{`${say('lists.onFiles')} (${onFiles.length})`}</summary>
          <FileFindings findings={onFiles} where="inFile" />
        </details>
      )}
      <TextGroups {...{ groups, language, onOpen }} />
    </div>
  );
}

import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { TextsAnswer } from '../protocol';
import { languageOf } from '../site';
import { useDrafts } from './drafts';
import { FileFindings } from './Findings';
import type { FoundText } from './findTexts';
import { filtered, foundGroups, pageGroups, workCount, workGroups } from './groups';
import { HandIn } from './HandIn';
import { Line } from './Line';
import { listTabs, type ListTab } from './view';
import { useWords } from './words';

interface ListsProps {
  tab: ListTab;
  onTab: (tab: ListTab) => void;
  query: string;
  onQuery: (query: string) => void;
  /** That of the page. */
  language: string;
  found: readonly FoundText[];
  answer: TextsAnswer | null;
  /** Called with a text and all that the list shows, to go on with. */
  onOpen: (id: string, ids: readonly string[]) => void;
  onPoint: (id: string | null) => void;
  onClose: () => void;
}

/** Lists of texts: those of the page, the work of the language, all there are, and what is handed in. */
export function Lists(props: ListsProps) {
  const { tab, onTab, query, onQuery, language, answer, onOpen, onPoint, onClose } = props;
  const { say, direction } = useWords();
  const drafts = useDrafts();
  const list = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const groups = groupsOf(props, drafts);
  const ids = [...new Set(groups.flatMap(({ texts }) => texts.map(({ id }) => id)))];
  const counts = answer && workCount(answer, drafts, language);
  // A text that is done leaves the list; the focus must not go with it.
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    search.current?.focus();
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose();
    const [first] = ids;
    const isSearched = event.target === search.current && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && isSearched && first !== undefined) {
      // The key belongs to the search, not to the field that opens.
      event.preventDefault();
      onOpen(first, ids);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
    const at = lines.findIndex((line) => line.matches(':focus'));
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
    if (next < 0) search.current?.focus();
    else lines[next]?.focus();
  }

  const isFlipped = direction !== languageOf(language).direction;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of what is in it
    <aside
      ref={list}
      className={['list', tab === 'handIn' && 'wide', isFlipped && 'flipped']
        .filter(Boolean)
        .join(' ')}
      tabIndex={-1}
      aria-labelledby="list-title"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        focused.current = target;
        onPoint(target.closest('[data-id]')?.getAttribute('data-id') ?? null);
      }}
      onBlur={({ target }) => {
        if (target.isConnected) focused.current = null;
        onPoint(null);
      }}
    >
      <header>
        <h2 id="list-title">{say(`lists.${tab}Title`)}</h2>
        <button type="button" className="close" aria-keyshortcuts="Escape" onClick={onClose}>
          {say('close')}
        </button>
      </header>
      <div className="tabs" role="group" aria-label={say('lists.name')}>
        {listTabs.map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => onTab(name)}>
            {say(`lists.${name}`)}
          </button>
        ))}
      </div>
      {answer && answer.broken.length > 0 && tab !== 'handIn' && (
        <div className="broken" role="alert">
          <FileFindings findings={answer.broken} where="broken" />
        </div>
      )}
      {tab === 'work' && counts && (
        <p>
          {say('lists.share', { ...counts })}{' '}
          <progress value={counts.done} max={counts.wanted} aria-hidden="true" />
        </p>
      )}
      {tab === 'handIn' ? (
        <HandIn onOpen={onOpen} />
      ) : (
        <>
          <input
            ref={search}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the list is opened to look for a text
            autoFocus
            key={tab}
            type="search"
            dir="auto"
            aria-label={say('lists.search')}
            placeholder={say('lists.search')}
            value={query}
            onChange={(event) => onQuery(event.currentTarget.value)}
          />
          <div className="groups">
            {groups.map(({ title, texts }) => (
              <section key={title}>
                <h3>{`${say(title)} (${texts.length})`}</h3>
                <ul>
                  {texts.map((text) => (
                    <li key={text.id}>
                      <Line
                        {...{ text, answer, query }}
                        among={language}
                        isUnsaved={drafts.has(text.id)}
                        onOpen={() => onOpen(text.id, ids)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {tab === 'work' && answer && answer.onFiles.length > 0 && (
              <section>
                <h3>{`${say('lists.onFiles')} (${answer.onFiles.length})`}</h3>
                <FileFindings findings={answer.onFiles} where="inFile" />
              </section>
            )}
            {!answer && <p>{say('loading')}</p>}
            {answer && ids.length === 0 && query.trim() !== '' && (
              <p>{say('lists.nothingFound')}</p>
            )}
            {tab === 'work' && counts?.toDo === 0 && <p>{say('lists.nothingToDo')}</p>}
            {tab === 'all' && query.trim() === '' && <p>{say('lists.searchHelp')}</p>}
          </div>
        </>
      )}
    </aside>
  );
}

function groupsOf(
  { tab, query, language, found, answer }: ListsProps,
  drafts: ReturnType<typeof useDrafts>,
) {
  if (tab === 'page') return filtered(pageGroups(found, answer, language), query);
  if (!answer || tab === 'handIn') return [];
  if (tab === 'all') return filtered(foundGroups(answer, query, language), '');
  return filtered(workGroups(answer, drafts, language), query);
}

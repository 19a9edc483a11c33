import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { defaultLanguage } from '../../../../src/site/languages';
import { isMarked, withoutMark } from '../../../locale-kit/check/text';
import { textSearch } from '../../../locale-kit/search/search';
import {
  parseTextId,
  splitTextKey,
  textId,
  workKinds,
  type SiteText,
  type WorkKind,
} from '../../texts';
import { inLanguage, LanguageName, Versions } from '../../views/TextViews';
import type { TextsAnswer } from '../protocol';
import { strings } from '../strings';
import { useUnsaved } from './drafts';
import { isSeen, type FoundText } from './findTexts';
import { HandIn } from './HandIn';
import { FileFindings } from './TextColumn';

export const listTabs = ['page', 'work', 'all', 'handIn'] as const;
export type ListTab = (typeof listTabs)[number];

/** One line of the list. */
interface ListedText {
  /** See `textId`. */
  id: string;
  shown: string;
  /** The attribute that it stands in, if it does. */
  attribute?: string | null;
  /** The language that is shown, where it isn't the text's own. */
  shownIn?: string;
  /** In more languages than one, where the list is of pairs. */
  versions?: SiteText['versions'];
}

interface ListGroup {
  title: string;
  texts: readonly ListedText[];
}

interface TextListProps {
  tab: ListTab;
  onTab: (tab: ListTab) => void;
  language: string;
  found: readonly FoundText[];
  answer: TextsAnswer | null;
  isHidden: boolean;
  /** Called with a text and all that the list shows, to go on with. */
  onOpen: (id: string, ids: readonly string[]) => void;
  onPoint: (id: string | null) => void;
  onClose: () => void;
}

/** The most results of a search that are shown. */
const mostResults = 60;

/** Lists of texts: those of the page, the work of the language, and all there are. */
export function TextList(props: TextListProps) {
  const { tab, onTab, language, found, answer, isHidden, onOpen, onPoint, onClose } = props;
  const [query, setQuery] = useState('');
  const isRtl = inLanguage(language).dir === 'rtl';
  const unsaved = useUnsaved();
  const list = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const find = useMemo(
    () =>
      textSearch(
        (answer?.texts ?? []).map((text) => {
          const versions = Object.values(text.versions).filter((version) => version != null);
          return { id: text.id, text, versions };
        }),
      ),
    [answer],
  );
  const groups =
    tab === 'all'
      ? foundGroups(
          find(query).map(({ text }) => text),
          query,
          language,
        )
      : filtered(
          tab === 'page'
            ? pageGroups(found, answer, language)
            : workGroups(answer, unsaved, language),
          query,
        );
  // A text that is done leaves the list; the focus must not go with it.
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    search.current?.focus();
  });
  const ids = [...new Set(groups.flatMap(({ texts }) => texts.map(({ id }) => id)))];

  function choose(name: ListTab): void {
    onTab(name);
    if (name !== 'handIn') search.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose();
    const [first] = ids;
    const isSearched = event.target === search.current && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && isSearched && first !== undefined) onOpen(first, ids);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
    const at = lines.findIndex((line) => line.matches(':focus'));
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
    if (next < 0) search.current?.focus();
    else lines[next]?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of what is in it
    <aside
      ref={list}
      className={['list', tab === 'handIn' && 'wide', isRtl && 'of-rtl'].filter(Boolean).join(' ')}
      tabIndex={-1}
      aria-labelledby="list-title"
      hidden={isHidden}
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
        <h2 id="list-title">{strings.lists[tab]}</h2>
        <button type="button" className="close" aria-keyshortcuts="Escape" onClick={onClose}>
          {strings.close}
        </button>
      </header>
      <div className="tabs" role="group" aria-label={strings.listsName}>
        {listTabs.map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => choose(name)}>
            {strings.listNames[name]}
          </button>
        ))}
      </div>
      {answer && answer.broken.length > 0 && tab !== 'handIn' && (
        <div className="broken" role="alert">
          <FileFindings findings={answer.broken} where={strings.broken} />
        </div>
      )}
      {tab === 'work' && answer && (
        <p>
          {strings.done(answer.complete, answer.wanted)}{' '}
          <progress value={answer.complete} max={answer.wanted} aria-hidden="true" />
        </p>
      )}
      {tab === 'handIn' ? (
        <HandIn language={language} onOpen={onOpen} />
      ) : (
        <>
          <p className="quiet">{tab === 'all' ? strings.searchHelp : strings.listHelp}</p>
          <input
            ref={search}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the list is opened to look for a text
            autoFocus
            type="search"
            dir="auto"
            aria-label={strings.search}
            placeholder={strings.search}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <div className="groups">
            {groups.map(({ title, texts }) => (
              <section key={title}>
                <h3>{`${title} (${texts.length})`}</h3>
                <ul>
                  {texts.slice(0, tab === 'all' ? mostResults : undefined).map((text) => (
                    <li key={text.id}>
                      <Line
                        text={text}
                        among={language}
                        isUnsaved={unsaved.has(text.id)}
                        onOpen={() => onOpen(text.id, ids)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {tab === 'work' && answer && answer.onFiles.length > 0 && (
              <section>
                <h3>{`${strings.onFiles} (${answer.onFiles.length})`}</h3>
                <FileFindings findings={answer.onFiles} where={strings.inFile} />
              </section>
            )}
            {ids.length === 0 && <p>{nothing(props, query, unsaved)}</p>}
          </div>
        </>
      )}
    </aside>
  );
}

function nothing(
  { tab, answer, language }: TextListProps,
  query: string,
  unsaved: ReadonlyMap<string, string>,
): string {
  if (!answer) return strings.loading;
  if (query.trim() !== '') return strings.nothingFound;
  return tab === 'work' && workCount(answer, unsaved, language) === 0 ? strings.nothingToDo : '';
}

interface LineProps {
  text: ListedText;
  /** The language that most of the list is in. */
  among: string;
  isUnsaved: boolean;
  onOpen: () => void;
}

function Line({ text, among, isUnsaved, onOpen }: LineProps) {
  const { id, shown, attribute, shownIn, versions } = text;
  const { language = '', name = '', key = id } = parseTextId(id) ?? {};
  const written = inLanguage(shownIn ?? language);
  return (
    <button
      type="button"
      data-id={id}
      dir={versions ? 'ltr' : written.dir}
      className={isUnsaved ? 'line unsaved' : 'line'}
      onClick={onOpen}
    >
      {versions ? (
        <Versions versions={versions} of={[...new Set([defaultLanguage.code, language])]} />
      ) : (
        <span lang={written.lang} className="excerpt">
          {shown}
        </span>
      )}
      <bdi dir="ltr" className="quiet">
        {language !== among && (
          <>
            <LanguageName code={language} />
            {' · '}
          </>
        )}
        {attribute && `${strings.attributeOf(attribute)} · `}
        {name.startsWith('services/') && `${name.slice('services/'.length)}: `}
        {key}
      </bdi>
    </button>
  );
}

/** The groups that have texts, with what the query finds in them: by the same search as in all texts. */
function filtered(groups: readonly ListGroup[], query: string): ListGroup[] {
  const find = (texts: readonly ListedText[]) =>
    textSearch(texts.map((text) => ({ id: text.id, versions: [text.shown], text })))(query);
  return groups
    .map(({ title, texts }) => ({
      title,
      texts: query.trim() === '' ? texts : find(texts).map(({ text }) => text),
    }))
    .filter(({ texts }) => texts.length > 0);
}

function foundGroups(texts: readonly SiteText[], query: string, language: string): ListGroup[] {
  if (query.trim() === '' || texts.length === 0) return [];
  const listed = texts.map(({ id, versions }) => ({ ...listedText(id, language), versions }));
  return [{ title: strings.found, texts: listed }];
}

function listedText(id: string, language: string): ListedText {
  return { id: textId({ language, ...splitTextKey(id) }), shown: '' };
}

/** A text of the site as its language has it, or else in English. */
function shownText({ id, versions }: SiteText, language: string, isEnglish: boolean): ListedText {
  const own = isEnglish ? null : versions[language];
  const english = versions[defaultLanguage.code] ?? '';
  const source = isMarked(english) ? strings.unwritten(withoutMark(english)) : english;
  return {
    ...listedText(id, language),
    shown: own ?? source,
    shownIn: own == null ? defaultLanguage.code : language,
  };
}

/** What there is to do in a language over all pages, and what isn't saved: each text once. */
function workGroups(
  answer: TextsAnswer | null,
  unsaved: ReadonlyMap<string, string>,
  language: string,
): ListGroup[] {
  const drafts = Array.from(unsaved, ([id, shown]) => ({ id, shown }));
  const kindOf = ({ id }: SiteText) => workKinds.find((kind) => answer?.work[id]?.includes(kind));
  return [
    { title: strings.myDrafts, texts: drafts },
    ...workKinds.map((kind: WorkKind) => ({
      title: strings.work[kind],
      texts: (answer?.texts ?? [])
        .filter((text) => kindOf(text) === kind)
        .map((text) => shownText(text, language, kind === 'missing' || kind === 'marked'))
        .filter(({ id }) => !unsaved.has(id)),
    })),
  ];
}

/** How many things the list of what there is to do names. */
export function workCount(
  answer: TextsAnswer,
  unsaved: ReadonlyMap<string, string>,
  language: string,
): number {
  const texts = workGroups(answer, unsaved, language).flatMap((group) => group.texts);
  return texts.length + answer.broken.length + answer.onFiles.length;
}

/** From this many texts on, a file counts as one of the page's own, not as one that is linked to. */
const ownFrom = 4;

/** The texts of the page and of its files, by where they are. */
function pageGroups(
  found: readonly FoundText[],
  answer: TextsAnswer | null,
  language: string,
): ListGroup[] {
  const ids = new Map(found.map((text) => [text.id, text]));
  const counts = new Map<string, number>();
  for (const id of ids.keys()) {
    const reference = parseTextId(id);
    if (reference?.language !== language) continue;
    counts.set(reference.name, (counts.get(reference.name) ?? 0) + 1);
  }
  const isOfPage = ({ id }: SiteText) => (counts.get(splitTextKey(id).name) ?? 0) >= ownFrom;
  const isLacking = ({ id }: SiteText) =>
    answer?.work[id]?.some((kind) => kind === 'missing' || kind === 'marked') === true;
  const ofPage = (answer?.texts ?? []).filter(
    (text) => isOfPage(text) && language in text.versions,
  );
  const lacking = ofPage.filter(isLacking);
  const lackingIds = new Set(lacking.map(({ id }) => textId({ language, ...splitTextKey(id) })));
  const others = found.filter(({ id }) => !lackingIds.has(id));
  const seen = listed(others.filter(isSeen));
  const seenIds = new Set(seen.map(({ id }) => id));
  const isElsewhere = (text: SiteText) =>
    !isLacking(text) && !ids.has(textId({ language, ...splitTextKey(text.id) }));
  return [
    { title: strings.lacking, texts: lacking.map((text) => shownText(text, language, true)) },
    { title: strings.seen, texts: seen },
    {
      title: strings.unseen,
      texts: listed(others.filter((text) => !isSeen(text) && !seenIds.has(text.id))),
    },
    {
      title: strings.elsewhere,
      texts: ofPage.filter(isElsewhere).map((text) => shownText(text, language, false)),
    },
  ];
}

/** Each text once, however often the page shows it. */
function listed(texts: readonly FoundText[]): ListedText[] {
  const lines = new Map<string, ListedText>();
  for (const { id, shown, place } of texts) {
    const attribute = place.kind === 'attribute' ? place.attribute : null;
    if (!lines.has(id)) lines.set(id, { id, shown, attribute });
  }
  return [...lines.values()];
}

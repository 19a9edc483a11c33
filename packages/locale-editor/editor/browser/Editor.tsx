import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { parseTextId } from '../../texts';
import { strings } from '../strings';
import { useUnsaved } from './drafts';
import { placesOf, reveal, textAt, type FoundText, type Place } from './findTexts';
import { Outlines, type Outlined } from './Outlines';
import type { createPageTexts } from './pageTexts';
import { Panel, type Opened } from './Panel';
import { listTabs, TextList, workCount, type ListTab } from './TextList';
import { useKeys } from './useKeys';
import { useAnswer } from './useServer';

/** What stays from page to page. */
const stored = { on: 'translate:on', opened: 'translate:opened', tab: 'translate:tab' };

interface EditorProps {
  /** The editor's own element in the page, and the root of its shadow tree. */
  host: HTMLElement;
  root: ShadowRoot;
  page: ReturnType<typeof createPageTexts>;
}

interface Pointed {
  id: string;
  /** The one place that is meant; null for all that the text has. */
  place: Place | null;
  label: string;
}

const listensToNothing = () => () => undefined;

/** The editor over the page: its switch, the lists, the panel, and the outlines on the texts. */
export function Editor({ host, root, page }: EditorProps) {
  const [isOn, setOn] = useState(() => sessionStorage.getItem(stored.on) !== null);
  const [tab, setTab] = useState(() => (isOn ? readTab() : null));
  const [opened, setOpened] = useState<Opened | null>(() => (isOn ? readOpened() : null));
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [dock, setDock] = useState({ panel: 0, bar: 0 });
  const bar = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const texts = useSyncExternalStore(isOn ? page.subscribe : listensToNothing, page.texts);
  const language = document.documentElement.lang;
  const unsaved = useUnsaved();
  const { answer } = useAnswer('texts', isOn ? { language } : null);
  const chosen = useMemo(() => (opened ? placesOf(texts, opened.id) : []), [texts, opened]);
  const isChosenHere = chosen.length > 0;

  function turn(on: boolean): void {
    if (on) sessionStorage.setItem(stored.on, '');
    else sessionStorage.removeItem(stored.on);
    setOn(on);
    setPointed(null);
    if (!on) {
      keepOpened(null);
      keepTab(null);
    }
  }

  function keepTab(next: ListTab | null): void {
    if (next) sessionStorage.setItem(stored.tab, next);
    else sessionStorage.removeItem(stored.tab);
    setTab(next);
  }

  function keepOpened(next: Opened | null): void {
    if (next) sessionStorage.setItem(stored.opened, JSON.stringify(next));
    else sessionStorage.removeItem(stored.opened);
    setOpened(next);
    setPointed(null);
  }

  function open(id: string, ids: readonly string[]): void {
    if (parseTextId(id)) keepOpened({ id, ids });
  }

  /** The focus goes back to the line of the list that the text has. */
  function closePanel(): void {
    const id = opened?.id ?? '';
    flushSync(() => keepOpened(null));
    const line = root.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    (line ?? root.querySelector<HTMLElement>('.list:not([hidden]) input'))?.focus();
  }

  function closeList(): void {
    flushSync(() => keepTab(null));
    setPointed(null);
    bar.current?.querySelector<HTMLElement>('.lists')?.focus();
  }

  useKeys((event) => {
    if (event.code !== 'KeyE' || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    const focused = document.activeElement;
    flushSync(() => turn(!isOn));
    if (!isOn) {
      before.current = focused;
      bar.current?.querySelector<HTMLElement>('.lists')?.focus({ preventScroll: true });
    } else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  });

  // While it is on, texts are something to point at, instead of something to use.
  const under = useEffectEvent(({ clientX, clientY, target }: MouseEvent) =>
    target === host ? null : textAt(texts, clientX, clientY),
  );
  const onClick = useEffectEvent((event: MouseEvent) => {
    const isForPage = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Enter on a link or button is a click without a place.
    if (isForPage || event.detail === 0) return;
    const text = under(event);
    if (!text) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(text.id, [...new Set(texts.map(({ id }) => id))]);
  });
  const onPointer = useEffectEvent((event: PointerEvent) => {
    const text = under(event);
    setPointed((now) => {
      if (!text) return now && null;
      return now?.place === text.place ? now : { ...text, label: labelOf(text) };
    });
  });
  useEffect(() => {
    if (!isOn) return;
    const click = (event: MouseEvent) => onClick(event);
    const move = (event: PointerEvent) => onPointer(event);
    window.addEventListener('click', click, { capture: true });
    window.addEventListener('pointermove', move);
    return () => {
      window.removeEventListener('click', click, { capture: true });
      window.removeEventListener('pointermove', move);
    };
  }, [isOn]);

  // The page can be scrolled until its end stands above the panel and the bar.
  useEffect(() => {
    const measure = () =>
      setDock({ panel: panel.current?.offsetHeight ?? 0, bar: bar.current?.offsetHeight ?? 0 });
    const observer = new ResizeObserver(measure);
    for (const part of [panel.current, bar.current]) if (part) observer.observe(part);
    measure();
    return () => observer.disconnect();
  }, [opened?.id, isOn]);
  useEffect(() => {
    host.style.setProperty('--dock', `${dock.panel}px`);
    const room = isOn ? `${dock.panel + dock.bar + 24}px` : '';
    document.documentElement.style.setProperty('padding-block-end', room);
  }, [host, isOn, dock]);
  const showChosen = useEffectEvent(() => reveal(chosen, dock.panel));
  useEffect(() => {
    if (isChosenHere) showChosen();
  }, [opened?.id, isChosenHere, dock.panel]);

  const outlined = useMemo(
    (): Outlined[] => [
      ...(chosen.length > 0 ? [{ kind: 'chosen' as const, places: chosen }] : []),
      ...(pointed ? [outlineOf(pointed, texts)] : []),
    ],
    [chosen, pointed, texts],
  );
  return (
    <>
      <Outlines outlined={outlined} />
      {tab && (
        <TextList
          tab={tab}
          onTab={keepTab}
          language={language}
          found={texts}
          answer={answer}
          isHidden={opened !== null}
          onOpen={open}
          onPoint={(id) => {
            setPointed(id ? { id, place: null, label: '' } : null);
            if (id) reveal(placesOf(texts, id), 0);
          }}
          onClose={closeList}
        />
      )}
      {opened && (
        <Panel
          key={opened.id}
          {...opened}
          texts={texts}
          panelRef={panel}
          onOpen={(id) => open(id, opened.ids.includes(id) ? opened.ids : [])}
          onClose={closePanel}
        />
      )}
      <Bar
        barRef={bar}
        isOn={isOn}
        isHidden={opened !== null}
        isBesideList={tab !== null}
        workCount={answer && workCount(answer, unsaved, language)}
        onToggle={() => turn(!isOn)}
        onList={keepTab}
      />
    </>
  );
}

interface BarProps {
  barRef: Ref<HTMLDivElement>;
  isOn: boolean;
  isHidden: boolean;
  isBesideList: boolean;
  /** How many texts there is something to do about; null while that is not known. */
  workCount: number | null;
  onToggle: () => void;
  onList: (tab: ListTab) => void;
}

/** The editor's switch, with what can be done while it is on. */
function Bar({ barRef, isOn, isHidden, isBesideList, workCount, onToggle, onList }: BarProps) {
  const unsaved = useUnsaved().size;
  return (
    <div
      ref={barRef}
      className={isBesideList ? 'bar beside' : 'bar'}
      role="group"
      aria-label={strings.toolName}
      hidden={isHidden}
    >
      <button
        type="button"
        className="toggle"
        aria-keyshortcuts={strings.shortcut}
        aria-pressed={isOn}
        onClick={onToggle}
      >
        {isOn ? strings.turnOff : strings.turnOn} <kbd>{strings.shortcut}</kbd>
      </button>
      {isOn && !isBesideList && (
        <>
          <button type="button" className="lists" onClick={() => onList('page')}>
            {strings.lists.page}
          </button>
          <button type="button" onClick={() => onList('work')}>
            {strings.toDo(workCount)}
          </button>
          <button type="button" onClick={() => onList('all')}>
            {strings.listNames.all}
          </button>
          <button type="button" onClick={() => onList('handIn')}>
            {strings.listNames.handIn}
          </button>
          <p className="help">{`${strings.howTo} ${strings.howToLinks}`}</p>
        </>
      )}
      <p className="drafts" role="status">
        {unsaved > 0 && strings.unsaved(unsaved)}
      </p>
    </div>
  );
}

function outlineOf({ id, place, label }: Pointed, texts: readonly FoundText[]): Outlined {
  return { kind: 'pointed', places: place ? [place] : placesOf(texts, id), label };
}

function readTab(): ListTab | null {
  const kept = sessionStorage.getItem(stored.tab);
  return listTabs.find((name) => name === kept) ?? null;
}

function readOpened(): Opened | null {
  return JSON.parse(sessionStorage.getItem(stored.opened) ?? 'null') as Opened | null;
}

function labelOf({ id, place }: FoundText): string {
  const key = parseTextId(id)?.key ?? id;
  return place.kind === 'attribute' ? `${key}: ${strings.attributeOf(place.attribute)}` : key;
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inLanguage } from '../site';
import { parseTextId } from '../texts';
import { Bar } from './Bar';
import { highlight, reveal } from './findTexts';
import { Lists } from './Lists';
import { Panel } from './Panel';
import { loadSite, useEditor } from './store';
import { usePageTexts } from './usePageTexts';
import { useView, type Tab } from './view';
import { useWords } from './words';

interface EditorProps {
  /** The editor's own element in the page, and the root of its shadow tree. */
  host: HTMLElement;
  root: ShadowRoot;
}

/** The editor over the page: its switch, the lists and the panel. */
export function Editor({ host, root }: EditorProps) {
  const [{ isOn, tab, opened }, change] = useView();
  const [query, setQuery] = useState('');
  const before = useRef<Element | null>(null);
  const found = usePageTexts(isOn, host, open);
  const { dock, bar, height } = useDock(isOn, opened?.id, tab);
  const language = document.documentElement.lang;
  const own = useWords().language;
  useEffect(() => {
    if (isOn) void loadSite();
  }, [isOn]);

  const places = found.filter(({ id }) => id === opened?.id);
  const isHere = places.length > 0;
  useEffect(() => highlight('chosen', places));
  const show = useEffectEvent(() => reveal(places, height));
  useEffect(() => {
    if (isHere) show();
  }, [opened?.id, isHere, height]);

  function open(id: string, ids: readonly string[]): void {
    // The field is there before the next key is pressed.
    if (parseTextId(id)) flushSync(() => change({ opened: { id, ids } }));
  }

  /** Puts the focus on the first of some parts that is there. */
  function focus(...selectors: string[]): void {
    const part = selectors.map((each) => root.querySelector<HTMLElement>(each)).find(Boolean);
    part?.focus({ preventScroll: true });
  }

  /** The focus goes back to the line of the list that the text has. */
  function closePanel(): void {
    const line = `[data-id="${CSS.escape(opened?.id ?? '')}"]`;
    flushSync(() => change({ opened: null }));
    focus(line, '.list input', '.list .line', '.toggle');
  }

  function showList(next: Tab | null): void {
    setQuery('');
    flushSync(() => change({ tab: next }));
    focus('.list input', '.list .line', '.list [aria-pressed=true]', '.lists');
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyE' || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    const focused = document.activeElement;
    flushSync(() => change({ isOn: !isOn }));
    if (!isOn) {
      before.current = focused;
      focus('.lists');
    } else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', heard, { capture: true });
    return () => window.removeEventListener('keydown', heard, { capture: true });
  }, []);

  return (
    <div className="editor" {...inLanguage(own)}>
      <Banner opened={opened?.id} onOpen={open} />
      {tab && !opened && (
        <Lists
          {...{ tab, query, language, found }}
          onTab={showList}
          onQuery={setQuery}
          onOpen={open}
          onClose={() => showList(null)}
        />
      )}
      {opened && (
        <Panel
          key={opened.id}
          {...opened}
          found={found}
          panelRef={dock}
          onOpen={(id) => open(id, opened.ids.includes(id) ? opened.ids : [])}
          onClose={closePanel}
        />
      )}
      {!opened && !tab && (
        <Bar
          barRef={bar}
          {...{ isOn, language }}
          onToggle={() => change({ isOn: !isOn })}
          onList={showList}
        />
      )}
    </div>
  );
}

/** The page can be scrolled until its end stands above the panel and the bar. */
function useDock(isOn: boolean, opened: string | undefined, tab: Tab | null) {
  const [height, setHeight] = useState(0);
  const dock = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const part = dock.current ?? bar.current;
    const measure = () => {
      setHeight(dock.current?.offsetHeight ?? 0);
      const room = part && isOn ? `${part.offsetHeight + 24}px` : '';
      style.paddingBlockEnd = style.scrollPaddingBlockEnd = room;
    };
    const observer = new ResizeObserver(measure);
    if (part) observer.observe(part);
    measure();
    return () => observer.disconnect();
  }, [isOn, opened, tab]);
  return { dock, bar, height };
}

interface BannerProps {
  /** The text that is open. */
  opened: string | undefined;
  onOpen: (id: string, ids: readonly string[]) => void;
}

/** One sentence on what keeps texts from being saved, and the way to those that weren't. */
function Banner({ opened, onOpen }: BannerProps) {
  const { say } = useWords();
  const isReachable = useEditor((state) => state.isReachable);
  const isKept = useEditor((state) => state.unkept.size === 0);
  const saves = useEditor((state) => state.saves);
  const notSaved = Array.from(saves)
    .filter(([id, { state }]) => ['refused', 'failed', 'notSaved'].includes(state) && id !== opened)
    .map(([id]) => id);
  const [first] = notSaved;
  const stopped = isKept ? 'trouble.stopped' : 'trouble.stoppedAndFull';
  if (isReachable && isKept && first === undefined) return null;
  return (
    <div className="banner" role="alert">
      {!(isReachable && isKept) && <p>{say(isReachable ? 'trouble.full' : stopped)}</p>}
      {first !== undefined && (
        <button type="button" onClick={() => onOpen(first, notSaved)}>
          {say('trouble.notSaved', { count: notSaved.length })}
        </button>
      )}
    </div>
  );
}

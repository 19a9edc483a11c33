import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inLanguage } from '../siteAdapter';
import { parseId } from '../../files/keys';
import { Bar } from './Bar';
import { highlight, reveal } from './places';
import { Lists } from './Lists';
import { Panel } from './Panel';
import { isFull, useEditor } from './store';
import { usePlaces } from './usePlaces';
import { useView, type Tab } from './view';
import { language as ownLanguage, say } from './words';

interface EditorProps {
  /** The editor's element in the page. */
  host: HTMLElement;
  root: ShadowRoot;
}

export function Editor({ host, root }: EditorProps) {
  const [{ isOn, tab, opened }, change] = useView();
  const [query, setQuery] = useState('');
  const focusBefore = useRef<Element | null>(null);
  const panel = useRef<HTMLElement>(null);
  const found = usePlaces(isOn, host, open);
  const canHandIn = useEditor(({ site }) => site?.canHandIn ?? false);
  const tabs: Tab[] = canHandIn ? ['search', 'work', 'handIn'] : ['search', 'work'];
  const language = document.documentElement.lang;

  const places = found.filter(({ id }) => id === opened?.id);
  const isHere = places.length > 0;
  const isDraft = useEditor(({ drafts }) => opened !== null && drafts.has(opened.id));
  useEffect(() => {
    highlight('chosen', isDraft ? [] : places);
    highlight('draft', isDraft ? places : []);
  });
  const show = useEffectEvent(() => reveal(places, panel.current?.offsetHeight ?? 0));
  useEffect(() => {
    if (isHere) show();
  }, [opened?.id, isHere]);
  // The end of the page can be scrolled above the panel or the bar.
  useEffect(() => {
    const { style } = document.documentElement;
    const room = `${panel.current?.offsetHeight ?? 120}px`;
    style.paddingBlockEnd = style.scrollPaddingBlockEnd = isOn ? room : '';
  }, [isOn, opened]);

  // Synchronously: the field must exist before the next key press.
  const changeNow = (changes: Parameters<typeof change>[0]) => flushSync(() => change(changes));

  function open(id: string, ids: readonly string[], caret?: number): void {
    if (parseId(id)) changeNow({ opened: { id, ids, caret } });
  }

  function focus(selectors: string): void {
    root.querySelector<HTMLElement>(selectors)?.focus({ preventScroll: true });
  }

  function closePanel(): void {
    changeNow({ opened: null });
    focus(`[data-id="${CSS.escape(opened?.id ?? '')}"], .toggle`);
  }

  function showList(next: Tab | null): void {
    setQuery('');
    changeNow({ tab: next });
    if (next === null) focus('.lists');
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyE' || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    const focused = document.activeElement;
    changeNow({ isOn: !isOn });
    if (!isOn) {
      focusBefore.current = focused;
      focus('.lists');
    } else if (focusBefore.current instanceof HTMLElement) {
      focusBefore.current.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);

  return (
    <div className="editor" {...inLanguage(ownLanguage)}>
      <Banner />
      {opened ? (
        <Panel
          key={opened.id}
          {...{ ...opened, found }}
          panelRef={panel}
          onOpen={(id) => open(id, opened.ids)}
          onClose={closePanel}
        />
      ) : (
        <>
          {tab && (
            <Lists
              {...{ tab, query, language, found }}
              onQuery={setQuery}
              onOpen={open}
              onClose={() => showList(null)}
            />
          )}
          <Bar
            {...{ isOn, tab, tabs }}
            onToggle={() => change({ isOn: !isOn })}
            onList={showList}
          />
        </>
      )}
    </div>
  );
}

/** An alert if the server or storage fails. */
function Banner() {
  const isReachable = useEditor((state) => state.isReachable);
  const isStorageFull = useEditor(isFull);
  if (isReachable && !isStorageFull) return null;
  const stopped = isStorageFull ? 'trouble.stoppedAndFull' : 'trouble.stopped';
  return (
    <p className="banner" role="alert">
      {say(isReachable ? 'trouble.full' : stopped)}
    </p>
  );
}

import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { inLanguage } from '../site';
import { parseTextId, textKey } from '../texts';
import { Banner } from './Banner';
import { Bar } from './Bar';
import { placesOf, reveal } from './findTexts';
import { whatIs } from './labels';
import { Lists } from './Lists';
import { Outlines, type Outlined } from './Outlines';
import type { createPageTexts } from './pageTexts';
import { Panel } from './Panel';
import { useSiteTexts } from './siteTexts';
import { useKeys } from './useKeys';
import { usePointing, type Pointed } from './usePointing';
import { useView, type ListTab } from './view';
import { useWords } from './words';

interface EditorProps {
  /** The editor's own element in the page, and the root of its shadow tree. */
  host: HTMLElement;
  root: ShadowRoot;
  page: ReturnType<typeof createPageTexts>;
}

const listensToNothing = () => () => undefined;

/** The editor over the page: its switch, the lists, the panel, and the outlines on the texts. */
export function Editor({ host, root, page }: EditorProps) {
  const [{ isOn, tab, opened }, change] = useView();
  const [query, setQuery] = useState('');
  const before = useRef<Element | null>(null);
  const found = useSyncExternalStore(isOn ? page.subscribe : listensToNothing, page.texts);
  const language = document.documentElement.lang;
  const answer = useSiteTexts(isOn ? language : null);
  const chosen = useMemo(() => (opened ? placesOf(found, opened.id) : []), [found, opened]);
  const open = (id: string, ids: readonly string[]) => {
    // The field is there before the next key is pressed.
    if (parseTextId(id)) flushSync(() => change({ opened: { id, ids } }));
  };
  const [pointed, setPointed] = usePointing(isOn, host, found, (id) =>
    open(id, [...new Set(found.map((text) => text.id))]),
  );
  const { panel, bar, height } = useDock(host, isOn, opened?.id);
  useOwnLanguage(host);

  function focus(selector: string): void {
    root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }

  /** The focus goes back to the line of the list that the text has. */
  function closePanel(): void {
    const line = `[data-id="${CSS.escape(opened?.id ?? '')}"]`;
    flushSync(() => change({ opened: null }));
    focus(root.querySelector(line) ? line : tab ? '.list input' : '.toggle');
  }

  function showList(next: ListTab | null): void {
    flushSync(() => change({ tab: next }));
    setQuery('');
    setPointed(null);
    if (next === null) focus('.lists');
  }

  useKeys((event) => {
    if (event.code !== 'KeyE' || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    const focused = document.activeElement;
    flushSync(() => change({ isOn: !isOn }));
    if (!isOn) {
      before.current = focused;
      focus('.lists');
    } else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  });

  const isChosenHere = chosen.length > 0;
  const showChosen = useEffectEvent(() => reveal(chosen, height));
  useEffect(() => {
    if (isChosenHere) showChosen();
  }, [opened?.id, isChosenHere, height]);

  const outlined = useMemo((): Outlined[] => {
    const nameOf = ({ id }: Pointed) => {
      const { name, key } = parseTextId(id) ?? { name: '', key: id };
      return answer ? whatIs(answer, textKey(name, key)) : key;
    };
    return [
      ...(chosen.length > 0 ? [{ kind: 'chosen' as const, places: chosen }] : []),
      ...(pointed
        ? [
            {
              kind: 'pointed' as const,
              places: pointed.place ? [pointed.place] : placesOf(found, pointed.id),
              ...(pointed.place && { label: nameOf(pointed) }),
            },
          ]
        : []),
    ];
  }, [chosen, pointed, found, answer]);
  return (
    <>
      <Outlines outlined={outlined} />
      <Banner opened={opened?.id ?? null} onOpen={open} />
      {tab && !opened && (
        <Lists
          {...{ tab, query, language, found, answer }}
          onTab={showList}
          onQuery={setQuery}
          onOpen={open}
          onPoint={(id) => {
            setPointed(id ? { id, place: null } : null);
            if (id) reveal(placesOf(found, id), 0);
          }}
          onClose={() => showList(null)}
        />
      )}
      {opened && (
        <Panel
          key={opened.id}
          {...opened}
          found={found}
          panelRef={panel}
          onOpen={(id) => open(id, opened.ids.includes(id) ? opened.ids : [])}
          onClose={closePanel}
        />
      )}
      {!opened && !tab && (
        <Bar
          barRef={bar}
          {...{ isOn, language, answer }}
          onToggle={() => change({ isOn: !isOn })}
          onList={showList}
        />
      )}
    </>
  );
}

/** The editor reads in the direction of the language that it speaks. */
function useOwnLanguage(host: HTMLElement): void {
  const { language, direction } = useWords();
  useEffect(() => {
    for (const [name, value] of Object.entries({ ...inLanguage(language), dir: direction })) {
      host.setAttribute(name, value);
    }
  }, [host, language, direction]);
}

/** The page can be scrolled until its end stands above the panel and the bar. */
function useDock(host: HTMLElement, isOn: boolean, opened: string | undefined) {
  const [height, setHeight] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const measure = () => {
      const dock = panel.current?.offsetHeight ?? 0;
      const room = isOn ? `${dock + (bar.current?.offsetHeight ?? 0) + 24}px` : '';
      setHeight(dock);
      host.style.setProperty('--dock', `${dock}px`);
      document.documentElement.style.setProperty('padding-block-end', room);
    };
    const observer = new ResizeObserver(measure);
    for (const part of [panel.current, bar.current]) if (part) observer.observe(part);
    measure();
    return () => observer.disconnect();
  }, [host, isOn, opened]);
  return { panel, bar, height };
}

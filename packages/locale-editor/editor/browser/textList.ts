import { strings } from '../strings';
import { element } from './element';
import type { FoundText } from './findTexts';
import { createListFrame } from './listFrame';
import { filterGroups, listGroups } from './listGroups';
import { groupedTexts } from './groupedTexts';

interface ListOptions {
  texts: () => readonly FoundText[];
  onOpen: (id: string, back: () => void) => void;
  /** Called with the line that has the focus, null when none has. */
  onPoint: (id: string | null) => void;
  /** Called when it was opened or closed. */
  onToggle: (isOpen: boolean) => void;
}

/** The list of all texts of the page, for the keyboard and for what can't be seen. */
export function createTextList({ texts, onOpen, onPoint, onToggle }: ListOptions) {
  const { list, search, groups } = createListFrame(close);
  const nothing = element('p', { hidden: true }, strings.nothingFound);
  let drawing = 0;

  search.addEventListener('input', filter);
  list.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    }
  });
  list.addEventListener('focusin', (event) => {
    const line = event.target instanceof HTMLElement ? event.target.closest('[data-id]') : null;
    onPoint(line?.getAttribute('data-id') ?? null);
  });
  list.addEventListener('focusout', () => onPoint(null));

  async function draw(): Promise<void> {
    const current = (drawing += 1);
    const grouped = await groupedTexts(texts());
    if (current !== drawing) return;
    const focused = list.querySelector<HTMLElement>('[data-id]:focus')?.dataset['id'];
    const open = (id: string) => onOpen(id, () => lineOf(id)?.focus());
    groups.replaceChildren(...listGroups(grouped, open), nothing);
    filter();
    if (focused) lineOf(focused)?.focus();
  }

  function lines(): HTMLElement[] {
    return [...groups.querySelectorAll<HTMLElement>('li:not([hidden]) > [data-id]')];
  }

  function lineOf(id: string): HTMLElement | undefined {
    return lines().find((candidate) => candidate.dataset['id'] === id);
  }

  function step(by: 1 | -1): void {
    const all = lines();
    const at = all.findIndex((candidate) => candidate.matches(':focus'));
    if (at + by < 0) search.focus();
    else all[at + by]?.focus();
  }

  function filter(): void {
    filterGroups(groups, search.value);
    nothing.hidden = lines().length > 0;
  }

  function close(): void {
    if (list.hidden) return;
    list.hidden = true;
    onPoint(null);
    onToggle(false);
  }

  return {
    list,
    close,
    open(): void {
      list.hidden = false;
      onToggle(true);
      search.focus();
      void draw();
    },
    refresh(): void {
      if (!list.hidden) void draw();
    },
  };
}

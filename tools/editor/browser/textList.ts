import { strings } from '../strings';
import { parseTextId } from '../textId';
import { languageOf } from '../../../src/i18n/languages';
import { draftIds } from './drafts';
import { button, element } from './element';
import { isSeen } from './geometry';
import type { FoundText } from './findTexts';
import type { ListedText } from './listedText';
import { textsElsewhere } from './textsElsewhere';

interface ListOptions {
  texts: () => readonly FoundText[];
  onOpen: (id: string, back: () => void) => void;
  /** Called with the line that has the focus, null when none has. */
  onPoint: (id: string | null) => void;
  onClose: () => void;
}

/** The list of all texts of the page, for the keyboard and for what can't be seen. */
export function createTextList({ texts, onOpen, onPoint, onClose }: ListOptions) {
  const search = element('input', {
    type: 'search',
    'aria-label': strings.search,
    placeholder: strings.search,
  });
  const groups = element('div', { class: 'groups' });
  const list = element(
    'aside',
    { class: 'list', 'aria-labelledby': 'list-title', hidden: true },
    element(
      'header',
      {},
      element('h2', { id: 'list-title' }, strings.listTitle),
      button(strings.close, close, { class: 'close', 'aria-keyshortcuts': 'Escape' }),
    ),
    element('p', { class: 'quiet' }, strings.listHelp),
    search,
    groups,
  );
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
    const found = texts();
    const seen = listed(found.filter(isSeen));
    const seenIds = new Set(seen.map(({ id }) => id));
    const unseen = listed(found.filter((text) => !isSeen(text) && !seenIds.has(text.id)));
    const elsewhere = await textsElsewhere(found);
    if (current !== drawing) return;
    const focused = focusedId();
    groups.replaceChildren(
      group(strings.seen, seen),
      group(strings.unseen, unseen),
      group(strings.elsewhere, elsewhere),
      element('p', { class: 'nothing', hidden: true }, strings.nothingFound),
    );
    filter();
    if (focused) lineOf(focused)?.focus();
  }

  function group(title: string, items: readonly ListedText[]): HTMLElement {
    const drafts = new Set(draftIds());
    return element(
      'section',
      { hidden: items.length === 0 },
      element('h3', {}, `${title} (${items.length})`),
      element('ul', {}, ...items.map((item) => element('li', {}, line(item, drafts.has(item.id))))),
    );
  }

  function line({ id, shown, attribute }: ListedText, isUnsaved: boolean): HTMLElement {
    const reference = parseTextId(id);
    const { code, direction } = languageOf(reference?.language ?? document.documentElement.lang);
    const created = button('', () => onOpen(id, () => lineOf(id)?.focus()), {
      'data-id': id,
      class: isUnsaved ? 'line unsaved' : 'line',
    });
    const where = attribute ? `${strings.attribute(attribute)} · ` : '';
    created.append(
      element('span', { lang: code, dir: direction, class: 'excerpt' }, shown),
      element('span', { class: 'quiet' }, `${where}${reference?.key ?? id}`),
    );
    return created;
  }

  function lines(): HTMLElement[] {
    return [...groups.querySelectorAll<HTMLElement>('li:not([hidden]) > [data-id]')];
  }

  function lineOf(id: string): HTMLElement | undefined {
    return lines().find((candidate) => candidate.dataset['id'] === id);
  }

  function focusedId(): string | undefined {
    return list.querySelector<HTMLElement>('[data-id]:focus')?.dataset['id'];
  }

  function step(by: 1 | -1): void {
    const all = lines();
    const at = all.findIndex((candidate) => candidate.matches(':focus'));
    if (at + by < 0) search.focus();
    else all[at + by]?.focus();
  }

  function filter(): void {
    const wanted = search.value.trim().toLowerCase();
    for (const section of groups.querySelectorAll('section')) {
      const items = [...section.querySelectorAll('li')];
      for (const item of items) {
        item.hidden = !item.textContent.toLowerCase().includes(wanted);
      }
      section.hidden = items.every(({ hidden }) => hidden);
    }
    const nothing = groups.querySelector<HTMLElement>('.nothing');
    if (nothing) nothing.hidden = lines().length > 0;
  }

  function close(): void {
    list.hidden = true;
    onPoint(null);
    onClose();
  }

  return {
    list,
    close,
    open(): void {
      list.hidden = false;
      search.focus();
      void draw();
    },
    refresh(): void {
      if (!list.hidden) void draw();
    },
  };
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

import { strings } from '../strings';
import { splitTextKey } from '../contents/textKey';
import type { Model } from './model';
import { drawOutlines, scrollToOutline } from './outlines';

/** The pages of the book: outlines the chosen text on them and leads to it. */
export function createBook(model: Model) {
  const status = find('.chosen');
  let chosen: string | null = null;

  /**
   * Outlines a text on all pictures, and goes to a page that holds it.
   * @param pageId the first page that does, if it is left out
   */
  function choose(id: string, pageId?: string): void {
    chosen = id;
    draw();
    const page = pageId ?? model.pagesOf(id)[0]?.id;
    const section = document.getElementById(page === undefined ? 'elsewhere' : `page-${page}`);
    const row = section?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    const list = row?.closest('details');
    if (list) list.open = true;
    markRows(id);
    const target = page === undefined ? row : section;
    target?.scrollIntoView({ block: page === undefined ? 'center' : 'start' });
    section?.querySelector('h3')?.focus({ preventScroll: true });
    if (section) scrollFrames(section);
  }

  function clear(): void {
    chosen = null;
    draw();
    markRows(null);
  }

  function draw(): void {
    for (const link of document.querySelectorAll<HTMLElement>('[data-picture]')) {
      const picture = model.picture(link.dataset['picture'] ?? '')?.picture;
      if (!picture) continue;
      drawOutlines(link, picture, chosen === null ? [] : model.boxesOn(picture, chosen));
    }
    status.hidden = chosen === null;
    const said = status.querySelector('[role="status"]');
    if (said) said.textContent = chosen === null ? '' : strings.chosen(splitTextKey(chosen).key);
  }

  status.querySelector('button')?.addEventListener('click', () => {
    clear();
    find('#search').focus();
  });
  for (const choice of document.querySelectorAll('input[name="width"]')) {
    choice.addEventListener('change', () => scrollFrames(document.body));
  }
  document.querySelector('main')?.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const id = target?.closest<HTMLElement>('[data-text]')?.dataset['text'];
    if (id !== undefined) choose(id, target?.closest<HTMLElement>('[data-page]')?.dataset['page']);
  });
  return { choose, chosen: () => chosen };
}

function scrollFrames(within: HTMLElement): void {
  for (const frame of within.querySelectorAll<HTMLElement>('.frame')) scrollToOutline(frame);
}

function markRows(id: string | null): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) {
    row.classList.toggle('current', row.dataset['row'] === id);
  }
}

/** @throws if the document has no such element */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector} in the document`);
  return found;
}

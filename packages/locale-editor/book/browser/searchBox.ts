import { button, element } from '../../editor/browser/element';
import { splitTextKey } from '../contents/textKey';
import type { DataPage } from '../render/data';
import { textSearch } from '../../../locale-kit/search/search';
import { strings } from '../strings';
import { find } from './book';
import type { DataText, Model } from './model';
import { versionsOf } from './versions';

const [mostResults, mostPages] = [40, 6];

/** The field in which people look for a text, and what is found. */
export function createSearchBox(
  model: Model,
  onChoose: (id: string, pageId: string | undefined) => void,
): void {
  const field = find('#search') as HTMLInputElement;
  const results = find('.results');
  const [said, list] = [find('[role="status"]', results), find('ul', results)];
  const search = textSearch(
    model.data.texts.map((text) => ({
      ...{ id: text.id, text },
      versions: text.versions.filter((version) => version !== null),
    })),
  );

  function show(): void {
    const isAsked = field.value.trim() !== '';
    results.hidden = !isAsked;
    if (!isAsked) return;
    const found = search(field.value);
    const shown = found.slice(0, mostResults);
    said.textContent =
      found.length === 0 ? strings.nothingFound : strings.found(found.length, shown.length);
    list.replaceChildren(...shown.map(({ text }) => result(text)));
    results.scrollTop = 0;
  }

  function result(text: DataText): HTMLElement {
    const { name, key } = splitTextKey(text.id);
    const pages = model.pagesOf(text.id);
    return element(
      'li',
      {},
      element(
        'p',
        {},
        button(key, () => choose(text.id), { class: 'key' }),
        ' ',
        element('span', { class: 'quiet' }, name),
      ),
      versionsOf(model, text),
      holders(text, pages),
    );
  }

  function holders({ id }: DataText, pages: readonly DataPage[]): HTMLElement {
    if (pages.length === 0) return element('p', { class: 'quiet' }, strings.notPictured);
    const links = pages
      .slice(0, mostPages)
      .flatMap((page) => [button(page.title, () => choose(id, page.id), { class: 'link' }), ' ']);
    const more = pages.length > mostPages ? strings.morePages(pages.length - mostPages) : '';
    return element('p', { class: 'quiet' }, `${strings.shownOn} `, ...links, more);
  }

  function choose(id: string, pageId?: string): void {
    results.hidden = true;
    onChoose(id, pageId);
  }

  field.addEventListener('input', show);
  field.addEventListener('focus', show);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.querySelector('button')?.focus();
    }
  });
  find('.toolbar').addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || results.hidden) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
    results.hidden = true;
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !find('.toolbar').contains(target)) results.hidden = true;
  });
}

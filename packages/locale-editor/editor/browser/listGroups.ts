import { defaultLanguage, languageOf } from '../../../../src/site/languages';
import { strings } from '../strings';
import { parseTextId } from '../textId';
import { draftIds } from './drafts';
import { button, element } from './element';
import type { ListedText, ListGroup } from './listedText';

/** The groups of the list; each line carries the id of its text. */
export function listGroups(
  groups: readonly ListGroup[],
  onOpen: (id: string) => void,
): HTMLElement[] {
  const drafts = new Set(draftIds());
  return groups.map(({ title, texts }) =>
    element(
      'section',
      { hidden: texts.length === 0 },
      element('h3', {}, `${title} (`, element('span', { class: 'count' }), ')'),
      element(
        'ul',
        {},
        ...texts.map((text) => element('li', {}, line(text, drafts.has(text.id), onOpen))),
      ),
    ),
  );
}

function line(
  { id, shown, attribute, isMissing }: ListedText,
  isUnsaved: boolean,
  onOpen: (id: string) => void,
): HTMLElement {
  const reference = parseTextId(id);
  const own = languageOf(reference?.language ?? document.documentElement.lang);
  const { code, direction } = isMissing ? defaultLanguage : own;
  const where = attribute ? [`${strings.attributeOf(attribute)} · `] : [];
  const created = button('', () => onOpen(id), {
    'data-id': id,
    dir: direction,
    class: isUnsaved ? 'line unsaved' : 'line',
  });
  created.append(
    element('span', { lang: code, class: 'excerpt' }, shown),
    element('bdi', { dir: 'ltr', class: 'quiet' }, ...where, reference?.key ?? id),
  );
  return created;
}

/** Shows the lines that hold a text or key, and the groups that have any. */
export function filterGroups(groups: ParentNode, wanted: string): void {
  const sought = wanted.trim().toLowerCase();
  for (const section of groups.querySelectorAll('section')) {
    const items = [...section.querySelectorAll('li')];
    for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(sought);
    const shown = items.filter(({ hidden }) => !hidden).length;
    section.hidden = shown === 0;
    section.querySelector('.count')?.replaceChildren(String(shown));
  }
}

import { strings } from '../strings';
import { button, element } from './element';

/** The list's own parts: its search, its way out, and the place for the groups. */
export function createListFrame(onClose: () => void) {
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
      button(strings.close, onClose, { class: 'close', 'aria-keyshortcuts': 'Escape' }),
    ),
    element('p', { class: 'quiet' }, strings.listHelp),
    search,
    groups,
  );
  return { list, search, groups };
}

import { strings } from '../strings';
import { button, element } from './element';

/** The panel's own parts: its title, its way out, and the place for a text. */
export function createPanelFrame(onClose: () => void) {
  const title = element('h2', { tabindex: '-1' });
  const content = element('div', { class: 'panel-content' });
  const panel = element(
    'aside',
    { class: 'panel', 'aria-label': strings.panelName, hidden: true },
    element(
      'header',
      {},
      title,
      element('p', { class: 'quiet' }, strings.saveHelp),
      button(strings.close, onClose, { class: 'close', 'aria-keyshortcuts': 'Escape' }),
    ),
    content,
  );
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    onClose();
  });
  return { panel, title, content };
}

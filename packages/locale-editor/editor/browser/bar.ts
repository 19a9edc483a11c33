import { strings } from '../strings';
import { draftIds, draftsChanged } from './drafts';
import { button, element } from './element';

interface BarOptions {
  onToggle: () => void;
  onList: () => void;
}

/** The editor's switch, with what can be done while it is on. */
export function createBar({ onToggle, onList }: BarOptions) {
  const keys = element('kbd', {}, strings.shortcut);
  const label = element('span');
  const toggle = button('', onToggle, {
    class: 'toggle',
    'aria-keyshortcuts': strings.shortcut,
    'aria-pressed': 'false',
  });
  toggle.append(label, ' ', keys);
  const list = button(strings.listTitle, onList);
  const help = element('p', { class: 'help' }, `${strings.howTo} ${strings.howToLinks}`);
  const drafts = element('p', { class: 'drafts', role: 'status' });
  const bar = element(
    'div',
    { class: 'bar', role: 'group', 'aria-label': strings.toolName },
    toggle,
    list,
    help,
    drafts,
  );
  window.addEventListener(draftsChanged, showDrafts);
  showDrafts();

  function showDrafts(): void {
    const { length } = draftIds();
    drafts.textContent = length === 0 ? '' : strings.unsaved(length);
  }

  return {
    bar,
    show(isOn: boolean): void {
      label.textContent = isOn ? strings.turnOff : strings.turnOn;
      toggle.setAttribute('aria-pressed', String(isOn));
      if (list.matches(':focus')) toggle.focus();
      for (const part of [list, help]) part.hidden = !isOn;
    },
    focusList: () => list.focus({ preventScroll: true }),
    /** The way to the list isn't needed while it is open; it gets the focus when it is closed. */
    showList(isOpen: boolean): void {
      list.hidden = isOpen;
      if (!isOpen) list.focus();
    },
  };
}

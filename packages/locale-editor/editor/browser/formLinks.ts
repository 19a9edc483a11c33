import type { PluralForm, TextReference } from '../protocol';
import { strings } from '../strings';
import { textId } from '../textId';
import { button, element } from './element';

/** The forms of a text for different numbers, each to open; the ones to add among them. */
export function formLinks(
  forms: readonly PluralForm[],
  { language, name, key }: TextReference,
  onOpen: (id: string) => void,
): HTMLElement {
  const items = forms.map(({ key: path, form, numbers, isMissing }) => {
    const isOpen = path === key;
    const link = button(form, () => onOpen(textId({ language, name, key: path })), {
      class: 'link',
      'aria-current': isOpen && 'true',
    });
    const lack = isMissing ? [element('strong', { class: 'lack' }, ` ${strings.lackingForm}`)] : [];
    const examples = numbers === '' ? '' : ` ${numbers} …`;
    return element('li', {}, link, element('span', { class: 'quiet' }, examples), ...lack);
  });
  return element('ul', { class: 'forms' }, ...items);
}

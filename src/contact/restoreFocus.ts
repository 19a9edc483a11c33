import { contactFormId, isField } from './fields';

/** Restores focus and caret if React has replaced the focused field of the contact form. */
export function restoreFocus(focused: Element | null): void {
  if (!isField(focused) || focused.isConnected) return;
  const form = document.getElementById(contactFormId);
  const field = form instanceof HTMLFormElement && form.elements.namedItem(focused.name);
  if (!isField(field)) return;
  field.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = focused;
  // `selectionStart` is null in an e-mail field.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

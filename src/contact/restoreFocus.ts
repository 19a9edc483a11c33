import { contactFormId } from './fields';

/** Returns the focus and the caret to a field of the form that React has rendered anew. */
export function restoreFocus(focused: Element | null): void {
  if (!isField(focused) || focused.isConnected) return;
  const form = document.getElementById(contactFormId);
  const field = form instanceof HTMLFormElement && form.elements.namedItem(focused.name);
  if (!isField(field)) return;
  field.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = focused;
  // Null in the field for the e-mail address.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

function isField(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

import { cleanEmail } from './cleanEmail';
import { withUnicodeDomain } from './emailDomain';
import type { ContactField, ContactMessage } from './message';

export const contactFormId = 'contact-form';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

export function isField(element: unknown): element is FieldElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

export function fieldOf(form: HTMLFormElement, field: ContactField): FieldElement {
  const element = form.elements.namedItem(field);
  if (isField(element)) return element;
  throw new Error(`The contact form has no field "${field}"`);
}

export function valuesOf(form: HTMLFormElement): ContactMessage {
  const value = (field: ContactField) => fieldOf(form, field).value;
  return {
    name: value('name'),
    email: cleanEmail(emailIn(fieldOf(form, 'email'))),
    message: value('message'),
  };
}

/** Leaves a clean address alone: setting the value ends undo and moves the caret. */
export function cleanEmailField(form: HTMLFormElement): void {
  const field = fieldOf(form, 'email');
  const typed = emailIn(field);
  const clean = cleanEmail(typed);
  if (clean === typed) return;
  if (document.activeElement === field) {
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated, baseline-js/use-baseline -- nothing else keeps undo
    if (document.execCommand('insertText', false, clean)) return;
  }
  field.value = clean;
}

/** Chromium gives a domain in other letters in Punycode. */
const emailIn = ({ value }: FieldElement) => withUnicodeDomain(value);

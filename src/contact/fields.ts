import { cleanEmail } from './cleanEmail';
import type { ContactField, ContactMessage } from './message';

export const contactFormId = 'contact-form';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

/** @throws if the form has no field of this name */
export function fieldOf(form: HTMLFormElement, field: ContactField): FieldElement {
  const element = form.elements.namedItem(field);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
  throw new Error(`The contact form has no field "${field}"`);
}

/** The message in the fields, with a clean e-mail address. */
export function valuesOf(form: HTMLFormElement): ContactMessage {
  const value = (field: ContactField) => fieldOf(form, field).value;
  return { name: value('name'), email: cleanEmail(value('email')), message: value('message') };
}

/** Shows the visitor the e-mail address that is kept and sent. */
export function showCleanEmail(form: HTMLFormElement): void {
  const field = fieldOf(form, 'email');
  const clean = cleanEmail(field.value);
  // Chromium's value lacks the spaces around it that the field shows: writing the same keeps them.
  field.value = '';
  field.value = clean;
}

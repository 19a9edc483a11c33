import { contactFields, type ContactField, type ContactMessage } from './message';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A field of the contact form.
 * @throws if the form has none of that name
 */
export function fieldOf(form: HTMLFormElement, field: ContactField): FieldElement {
  const element = form.elements.namedItem(field);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
  throw new Error(`The contact form has no field "${field}"`);
}

/** What the fields hold. */
export function valuesOf(form: HTMLFormElement): ContactMessage {
  const value = (field: ContactField) => fieldOf(form, field).value;
  return { name: value('name'), email: value('email'), message: value('message') };
}

/** Puts a message into the fields. */
export function fill(form: HTMLFormElement, message: ContactMessage): void {
  for (const field of contactFields) fieldOf(form, field).value = message[field];
}

import { cleanEmail } from './cleanEmail';
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
  return { name: value('name'), email: cleanEmail(value('email')), message: value('message') };
}

export function cleanEmailField(form: HTMLFormElement): void {
  const field = fieldOf(form, 'email');
  const clean = cleanEmail(field.value);
  // Chromium displays spaces that `value` lacks, and goes on displaying them if the same value is set.
  field.value = '';
  field.value = clean;
}

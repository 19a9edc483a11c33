import { contactFields, type ContactField, type ContactMessage, type Faults } from './message';

export const contactFormId = 'contact-form';

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

/** What the browser's own rules find wrong with a form's fields. Blanks alone are no answer. */
export function faultsOf(form: HTMLFormElement): Faults {
  const faults: Faults = {};
  for (const field of contactFields) {
    const { value, validity } = fieldOf(form, field);
    if (value.trim() === '') faults[field] = 'required';
    else if (!validity.valid) faults[field] = 'invalid';
  }
  return faults;
}

export const contactFormId = 'contact-form';

export const contactFields = ['name', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** What a visitor writes to the firm. */
export type ContactMessage = Record<ContactField, string>;

export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

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

export type Fault = 'required' | 'invalid';
export type Faults = Partial<Record<ContactField, Fault | undefined>>;

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

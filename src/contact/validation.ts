import { contactFields, type ContactField } from './message';

export type Fault = 'required' | 'invalid';
export type Faults = Partial<Record<ContactField, Fault | undefined>>;

/** What the browser's own rules find wrong with a form's fields. */
export function faultsOf(form: HTMLFormElement): Faults {
  const faults: Faults = {};
  for (const field of contactFields) {
    const element = form.elements.namedItem(field);
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue;
    if (element.validity.valueMissing) faults[field] = 'required';
    else if (!element.validity.valid) faults[field] = 'invalid';
  }
  return faults;
}

import { fieldOf } from './fields';
import { contactFields, type ContactField } from './message';

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

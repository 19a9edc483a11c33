import { isBlank } from './cleanEmail';

export const contactFields = ['name', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactMessage = Record<ContactField, string>;

export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

export type Fault = 'required' | 'invalid';
export type Faults = Partial<Record<ContactField, Fault | undefined>>;

/**
 * What is wrong with a message.
 * @param isEmail whether the browser accepts an e-mail address
 */
export function findFaults(message: ContactMessage, isEmail: (address: string) => boolean): Faults {
  const faults: Faults = {};
  for (const field of contactFields) if (isBlank(message[field])) faults[field] = 'required';
  if (!faults.email && !isEmail(message.email)) faults.email = 'invalid';
  return faults;
}

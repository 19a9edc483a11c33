import { isBlank } from './cleanEmail';

export const contactFields = ['name', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactMessage = Record<ContactField, string>;

export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

/**
 * `unknown`: the response is an HTML document, which may be an error page in spite of its status.
 * `unreachable`: there is no response, or a redirect, which `sendMessage` does not follow.
 */
export type Outcome = 'sent' | 'refused' | 'unknown' | 'unreachable';

export type FieldErrors = Partial<Record<ContactField, 'required' | 'invalid' | undefined>>;

export function validate(
  message: ContactMessage,
  isEmail: (address: string) => boolean,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of contactFields) if (isBlank(message[field])) errors[field] = 'required';
  if (!errors.email && !isEmail(message.email)) errors.email = 'invalid';
  return errors;
}

import { isBlank } from './cleanEmail';

export const contactFields = ['name', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactMessage = Record<ContactField, string>;

export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

/**
 * What is known of a message that was submitted. Only `refused` and `offline` mean that it was not sent.
 * - `offline`: the browser reported before sending that it is offline, and the request failed.
 * - `unanswered`: the request failed otherwise, or the response is a redirect. The message may have arrived.
 * - `unknown`: the response is an HTML document, which may be an error page in spite of its status.
 */
export type Outcome = 'sent' | 'refused' | 'offline' | 'unanswered' | 'unknown';

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

/** What a visitor writes to the firm. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export type ContactField = keyof ContactMessage;

export const contactFields: readonly ContactField[] = ['name', 'email', 'message'];

export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

/** Whether nothing has been typed. */
export function isEmpty(message: ContactMessage): boolean {
  return contactFields.every((field) => message[field] === '');
}

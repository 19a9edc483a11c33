export const contactFields = ['name', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactMessage = Record<ContactField, string>;

export const emptyMessage: ContactMessage = { name: '', email: '', message: '' };

export type Fault = 'required' | 'invalid';
export type Faults = Partial<Record<ContactField, Fault | undefined>>;

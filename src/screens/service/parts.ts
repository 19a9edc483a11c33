/** Ids of the sections of a service page, and keys of their headings, in order. */
export const parts = [
  'questions',
  'methodology',
  'receive',
  'needs',
  'region',
  'references',
  'when',
  'alternatives',
] as const;

export type Part = (typeof parts)[number];

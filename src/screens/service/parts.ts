/** The parts of a service's page in their order: ids of its sections, keys of their headings. */
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

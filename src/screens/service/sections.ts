/** Ids of the sections of a service page, and keys of their headings, in order. */
export const sectionIds = [
  'questions',
  'methodology',
  'receive',
  'needs',
  'region',
  'references',
  'when',
  'alternatives',
] as const;

export type SectionId = (typeof sectionIds)[number];

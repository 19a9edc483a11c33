export const sectionIds = [
  'methodology',
  'questions',
  'receive',
  'when',
  'alternatives',
  'needs',
  'region',
  'references',
] as const;

export type SectionId = (typeof sectionIds)[number];

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

/**
 * In the order of the menu and the footer. On the landing page, `anchor` is the id of the section with the
 * cards of the practice's services, or, if it has no section, of its card in the overview (`listedIn`).
 */
export const practiceRecords = [
  { id: 'realEstate', anchor: 'specialized-services', listedIn: 'section' },
  { id: 'urban', anchor: 'urban-services', listedIn: 'overview' },
  { id: 'tourism', anchor: 'tourism-services', listedIn: 'section' },
  { id: 'nationalVision', anchor: 'national-vision-services', listedIn: 'section' },
  { id: 'specialProjects', anchor: 'special-projects-services', listedIn: 'section' },
] as const;

export type PracticeId = (typeof practiceRecords)[number]['id'];
export type PracticeAnchor = (typeof practiceRecords)[number]['anchor'];

/**
 * In the order of the menu and the footer. On the landing page, the cards of a practice's services are in
 * a section of their own or below the overview (`listedIn`); `anchor` is the id of that place.
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

/**
 * In the order of the landing page. The cards of a practice's services are listed in a section of their
 * own, or below the overview of all practices; `anchor` is the id of that place.
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

import { practices, type Practice } from '../../site/catalogue';

/** A practice with a card in the overview: the specification announces four of them. */
export type OverviewPractice = Exclude<Practice, { id: 'specialProjects' }>;

export const overviewPractices = practices.filter(
  (practice): practice is OverviewPractice => practice.id !== 'specialProjects',
);

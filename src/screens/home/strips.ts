import type { PracticeId } from '../../site/catalogue';

/**
 * The strip of answers of each practice's sample paper: widths of the cells in per cent of the slider, and
 * the cell of the base case. `strips.test.ts` compares them with the models, which stay on the paper's page.
 */
export const strips: Readonly<Record<PracticeId, { columns: string; active: number }>> = {
  realEstate: { columns: 'grid-cols-[43fr_57fr]', active: 1 },
  urban: { columns: 'grid-cols-[20fr_21fr_59fr]', active: 2 },
  tourism: { columns: 'grid-cols-[63fr_37fr]', active: 1 },
  nationalVision: { columns: 'grid-cols-[44fr_56fr]', active: 0 },
  specialProjects: { columns: 'grid-cols-[22fr_63fr_15fr]', active: 1 },
};

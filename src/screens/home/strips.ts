import type { SampleSlug } from '../../site/catalogue';

interface Strip {
  /** In the order of the slider. */
  verdicts: readonly string[];
  /** Widths of the cells in per cent of the slider. */
  columns: string;
  /** The verdict of the base case. */
  active: string;
}

/**
 * The strip of answers of each sample paper. `strips.test.ts` compares it with the models, which stay on
 * the paper's page.
 */
export const strips: Readonly<Record<SampleSlug, Strip>> = {
  'highest-and-best-use-analysis': {
    verdicts: ['wait', 'build'],
    columns: 'grid-cols-[57fr_43fr]',
    active: 'build',
  },
  'special-economic-zone-strategy-and-positioning': {
    verdicts: ['neither', 'both', 'holiday'],
    columns: 'grid-cols-[28fr_34fr_38fr]',
    active: 'neither',
  },
  'visitor-economy-strategy': {
    verdicts: ['marketing', 'supply'],
    columns: 'grid-cols-[33fr_67fr]',
    active: 'supply',
  },
  'public-private-partnership-strategy': {
    verdicts: ['refuse', 'debt', 'asked'],
    columns: 'grid-cols-[14fr_48fr_38fr]',
    active: 'debt',
  },
  // No gain makes a sale worth most.
  'large-scale-asset-monetization-strategy': {
    verdicts: ['keep', 'concession'],
    columns: 'grid-cols-[17fr_83fr]',
    active: 'concession',
  },
};

import type { SampleSlug } from '../../site/catalogue';

/** In per cent, as the assumption of the sample paper. */
interface Strip {
  /** The answers in the order of the slider, each with the assumption from which it holds. */
  begins: Readonly<Record<string, number>>;
  end: number;
  /** The assumption of the base case. */
  base: number;
  /** Widths of the cells in per cent of the slider. */
  columns: string;
}

/**
 * The strip of answers of each sample paper. `strips.test.ts` compares it with the models, which stay on the paper's
 * page.
 */
export const strips: Readonly<Record<SampleSlug, Strip>> = {
  'highest-and-best-use-analysis': {
    begins: { wait: -25, build: -5.03 },
    end: 10,
    base: 0,
    columns: 'grid-cols-[57.1fr_42.9fr]',
  },
  'special-economic-zone-strategy-and-positioning': {
    begins: { neither: 45, both: 49.3, holiday: 54.3 },
    end: 60,
    base: 48,
    columns: 'grid-cols-[28.3fr_33.6fr_38.1fr]',
  },
  'visitor-economy-strategy': {
    begins: { marketing: 30, supply: 47.2 },
    end: 80,
    base: 50,
    columns: 'grid-cols-[34.4fr_65.6fr]',
  },
  'public-private-partnership-strategy': {
    begins: { refuse: 45, debt: 53.5, asked: 82.2 },
    end: 105,
    base: 62,
    columns: 'grid-cols-[14.3fr_47.6fr_38.1fr]',
  },
  // No gain makes a sale worth most.
  'large-scale-asset-monetization-strategy': {
    begins: { keep: 0, concession: 10 },
    end: 60,
    base: 25,
    columns: 'grid-cols-[16.8fr_83.2fr]',
  },
};

type Two<Value> = readonly [Value, Value];
type Three<Value> = readonly [Value, Value, Value];
type Four<Value> = readonly [Value, Value, Value, Value];
type Five<Value> = readonly [Value, Value, Value, Value, Value];
type Six<Value> = readonly [Value, Value, Value, Value, Value, Value];

/** A place in a figure: along its first axis and along its second, both from 0 to 1. */
export type Spot = Two<number>;

/** What is drawn of a service's method, with what is true of this service. */
export type Figure =
  /** Candidates that pass four tests: how many there are before the first and after each. */
  | { kind: 'funnel'; remaining: Five<number> }
  /** A total, of which four parts are taken: parts in hundredths. */
  | { kind: 'ladder'; parts: Four<number> }
  /** Four bars over time, each opened by a gate: where they end. They begin at their gates. */
  | { kind: 'gantt'; ends: Four<number> }
  /** A level over time below a ceiling, and by how much the low time can be lifted. */
  | { kind: 'curve'; levels: readonly Spot[]; lift: readonly Spot[] }
  /** A flow from which a part leaks after each stage: parts in hundredths. */
  | { kind: 'leak'; leaks: Three<number> }
  /** A way through four gates: how wide they are, and after which one may leave it. */
  | { kind: 'corridor'; openings: Four<number>; exitsAfter: Two<1 | 2 | 3> }
  /** Six mandates about a centre: after which a power has no holder, after which it has two. */
  | { kind: 'ring'; gapAfter: RingPlace; overlapAfter: RingPlace }
  /** A gauge of three zones: their parts in hundredths, and where its hand stands, from 0 to 1. */
  | { kind: 'dial'; zones: Three<number>; hand: number }
  /** Candidates on two scales; those strong on both are chosen. */
  | { kind: 'matrix'; candidates: readonly Spot[] }
  /** One statement on three pillars, or one from which three follow. */
  | { kind: 'cascade'; form: 'pillars' | 'rays'; widths: Three<number> }
  /** Five things of some weight sorted into three bins. */
  | { kind: 'sort'; weights: Five<number> };

export type FigureKind = Figure['kind'];

/** The places beside a ring where a mark has room for its label. */
export type RingPlace = 1 | 2 | 4 | 5;

/** The texts of each kind of figure. */
export interface FigureLabels {
  funnel: { candidates: string; tests: Four<string>; rejected: Three<string>; result: string };
  ladder: { total: string; deductions: Four<string>; result: string };
  gantt: { rows: Four<string>; gates: Three<string> };
  curve: { line: string; peak: string; trough: string; ceiling: string; shift: string };
  leak: { source: string; stages: Three<string>; leaks: Three<string>; remains: string };
  corridor: { start: string; gates: Four<string>; exits: Two<string>; end: string };
  ring: { centre: string; mandates: Six<string>; gap: string; overlap: string };
  dial: { centre: string; readings: Three<string>; triggers: Three<string> };
  matrix: { x: string; y: string; quadrants: Four<string> };
  cascade: { top: string; middle: Three<string>; bottom: Three<string> };
  sort: { items: Five<string>; bins: Three<string> };
}

/** The bin into which each thing of a `sort` goes. */
export const binOfItem: Five<0 | 1 | 2> = [0, 0, 1, 1, 2];

/** The figure of a service that has none of its own yet. */
export const plainFigure: Figure = { kind: 'cascade', form: 'rays', widths: [4, 4, 4] };

/** The figures of the services by slug. `npm run art` draws them. */
export const figures: Readonly<Partial<Record<string, Figure>>> = {
  'highest-and-best-use-analysis': { kind: 'funnel', remaining: [4, 3, 2, 1, 1] },
  'development-strategy-and-phasing': { kind: 'gantt', ends: [0.42, 0.7, 0.88, 1] },
  'market-research-and-opportunity-identification': {
    kind: 'matrix',
    candidates: [
      ...spots(0.2, 0.68, 0.31, 0.64, 0.14, 0.6),
      ...spots(0.7, 0.68, 0.84, 0.64),
      ...spots(0.16, 0.2, 0.3, 0.14, 0.38, 0.2),
      ...spots(0.66, 0.16, 0.8, 0.2),
    ],
  },
  'commercial-feasibility-studies': { kind: 'ladder', parts: [44, 8, 22, 7] },
  'investment-attraction-strategy': {
    kind: 'matrix',
    candidates: [
      ...spots(0.3, 0.66),
      ...spots(0.62, 0.62, 0.74, 0.68, 0.88, 0.66),
      ...spots(0.18, 0.2, 0.4, 0.2),
      ...spots(0.88, 0.2, 0.7, 0.2),
    ],
  },
  'branded-residences-strategy-advisory': { kind: 'ladder', parts: [18, 26, 22, 12] },
  'urban-development-and-regeneration-strategy': { kind: 'ladder', parts: [14, 24, 11, 21] },
  'special-economic-zone-strategy-and-positioning': {
    kind: 'corridor',
    openings: [0.62, 0.46, 0.34, 0.24],
    exitsAfter: [1, 2],
  },
  'zone-governance-and-incentive-framework-advisory': {
    kind: 'ring',
    gapAfter: 5,
    overlapAfter: 1,
  },
  'destination-strategy-and-positioning': {
    kind: 'matrix',
    candidates: [
      ...spots(0.2, 0.68),
      ...spots(0.78, 0.66),
      ...spots(0.3, 0.2),
      ...spots(0.84, 0.2),
    ],
  },
  'tourism-market-research-and-demand-forecasting': {
    kind: 'curve',
    levels: spots(
      0,
      0.5,
      0.12,
      0.44,
      0.25,
      0.66,
      0.375,
      0.9,
      0.5,
      0.62,
      0.75,
      0.16,
      0.9,
      0.3,
      1,
      0.46,
    ),
    lift: spots(0.58, 0.43, 0.75, 0.36, 0.9, 0.38, 1, 0.46),
  },
  'visitor-economy-strategy': { kind: 'leak', leaks: [24, 18, 14] },
  'flagship-project-and-anchor-asset-strategy': {
    kind: 'corridor',
    openings: [0.7, 0.5, 0.22, 0.22],
    exitsAfter: [2, 3],
  },
  'tourism-policy-and-investment-strategy-advisory': { kind: 'sort', weights: [4, 2, 3, 3, 2] },
  'cultural-heritage-and-eco-tourism-development-strategy': {
    kind: 'ring',
    gapAfter: 1,
    overlapAfter: 4,
  },
  'global-benchmarking-of-tourism-models': { kind: 'funnel', remaining: [8, 6, 4, 2, 1] },
  'national-visions-and-strategic-frameworks': {
    kind: 'cascade',
    form: 'pillars',
    widths: [5, 7, 6],
  },
  'sector-development-roadmaps': { kind: 'gantt', ends: [0.34, 0.94, 0.8, 1] },
  'policy-and-institutional-framework-advisory': { kind: 'ring', gapAfter: 2, overlapAfter: 5 },
  'public-private-partnership-strategy': { kind: 'sort', weights: [4, 3, 2, 2, 4] },
  'global-benchmarking-of-national-transformation-programs': {
    kind: 'sort',
    weights: [2, 1, 3, 3, 4],
  },
  'monitoring-and-adjustment-frameworks': { kind: 'dial', zones: [46, 30, 24], hand: 0.6 },
  'large-scale-asset-monetization-strategy': { kind: 'sort', weights: [5, 2, 1, 2, 4] },
  'destination-brand-development-advisory': { kind: 'cascade', form: 'rays', widths: [4, 4, 4] },
  'investor-outreach-strategy-and-phased-engagement-planning': {
    kind: 'gantt',
    ends: [0.2, 0.46, 0.72, 1],
  },
  'cross-border-expansion-advisory': { kind: 'funnel', remaining: [9, 5, 4, 2, 1] },
  'innovation-ecosystem-strategy': {
    kind: 'matrix',
    candidates: [
      ...spots(0.12, 0.68, 0.24, 0.6, 0.36, 0.68),
      ...spots(0.8, 0.68),
      ...spots(0.14, 0.2, 0.28, 0.16, 0.4, 0.2),
      ...spots(0.72, 0.2, 0.88, 0.2),
    ],
  },
  'sports-culture-and-mega-event-strategy-advisory': {
    kind: 'curve',
    levels: spots(
      0,
      0.06,
      0.2,
      0.1,
      0.3,
      0.5,
      0.375,
      1,
      0.45,
      0.5,
      0.56,
      0.16,
      0.75,
      0.08,
      1,
      0.05,
    ),
    lift: spots(0.5, 0.34, 0.6, 0.3, 0.75, 0.32, 1, 0.34),
  },
};

/** The figure of a service: its own, or the plain one. */
export function figureOf(slug: string): Figure {
  return figures[slug] ?? plainFigure;
}

/** Pairs of numbers as spots. */
function spots(...numbers: readonly number[]): Spot[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

/** A place in a figure: along it and up from its foot, both in hundredths. */
export type Spot = readonly [along: number, up: number];

/** A service's method as it is drawn: one kind of figure, with what is true of this service. */
export type Figure =
  /** Candidates that pass four tests: how many there are before the first and after each. */
  | { kind: 'funnel'; remaining: readonly number[] }
  /** A total, of which four parts are taken: parts in hundredths. */
  | { kind: 'waterfall'; parts: readonly number[] }
  /** Four bars over time, each opened by a gate: where they end, in hundredths. */
  | { kind: 'gantt'; ends: readonly number[] }
  /** A level over time below a ceiling, and how far the low time can be lifted. */
  | { kind: 'curve'; levels: readonly Spot[]; lift: readonly Spot[] }
  /** A flow from which a part leaks after each stage: parts in hundredths. */
  | { kind: 'leak'; leaks: readonly number[] }
  /** Three tracks through four gates: after which gates the first two of them leave. */
  | { kind: 'corridor'; exitsAfter: readonly number[] }
  /** Six mandates about a centre: after which a power has no holder, after which it has two. */
  | { kind: 'ring'; gapAfter: number; overlapAfter: number }
  /** A gauge of three zones, and where its hand stands, in hundredths. */
  | { kind: 'dial'; hand: number }
  /** Segments of a market: what is built, what is announced, what buyers can pay for. */
  | { kind: 'skyline'; segments: readonly { built: number; announced: number; demand: number }[] }
  /** Three assets and the capital that fits each, as joints; a fourth that fits none. */
  | { kind: 'joints' }
  /** The same building twice: what is taken from the price that a brand adds, in hundredths. */
  | { kind: 'towers'; parts: readonly number[] }
  /** Groups of guests over twelve months: what each spends, 0 where none come; quiet: from, how many. */
  | { kind: 'calendar'; groups: readonly string[]; quiet: readonly Spot[]; sought: number }
  /** Projects before and after a relief, against the return that investors ask: in hundredths. */
  | { kind: 'hurdle'; hurdle: number; returns: readonly { unaided: number; relief: number }[] }
  /** Priorities that reach a budget and a law: the size of each budget line; one that doesn't. */
  | { kind: 'threads'; budgets: readonly number[] }
  /** Risks: how far the state's part of each reaches, and where the company's begins. */
  | { kind: 'shares'; risks: readonly (readonly [state: number, company: number])[] }
  /** What happened after a reform, and what would have happened without it. */
  | { kind: 'counterfactual' }
  /** Assets: what each is worth to its owner and to a new holder, and what follows from it. */
  | { kind: 'worth'; assets: readonly { owner: number; holder: number; outcome: number }[] }
  /** Claims rooted in proofs, and one that has none. */
  | { kind: 'roots' }
  /** Fields on three scales, in hundredths: those strong on all are backed. */
  | { kind: 'triangles'; fields: readonly (readonly [number, number, number])[] };

export type FigureKind = Figure['kind'];

type Texts = readonly string[];

/** The texts of each kind of figure, in the order in which they are read. */
export interface FigureLabels {
  funnel: { candidates: string; tests: Texts; rejected: Texts; result: string };
  waterfall: { total: string; deductions: Texts; result: string };
  gantt: { rows: Texts; gates: Texts };
  curve: Record<'line' | 'peak' | 'trough' | 'ceiling' | 'shift', string>;
  leak: { source: string; stages: Texts; leaks: Texts; remains: string };
  corridor: { start: string; gates: Texts; exits: Texts; end: string };
  ring: { centre: string; mandates: Texts; gap: string; overlap: string };
  dial: { centre: string; readings: Texts; triggers: Texts };
  skyline: { segments: Texts; demand: string; built: string; announced: string };
  joints: { assets: Texts; capital: Texts };
  towers: { total: string; deductions: Texts; result: string; own: string };
  calendar: { groups: Texts; year: Texts; quiet: string; spend: string };
  hurdle: { reliefs: Texts; verdicts: Texts; unaided: string; relief: string; hurdle: string };
  threads: { vision: string; budget: string; law: string; priorities: Texts; aside: string };
  shares: { risks: Texts; state: string; shared: string; company: string };
  counterfactual: { actual: string; without: string; reform: string; causes: Texts };
  worth: { assets: Texts; outcomes: Texts; owner: string; holder: string };
  roots: { promise: string; claims: Texts; proofs: Texts; struck: string; unproved: string };
  triangles: { scales: Texts; fields: Texts };
}

/** The figure of a service that has none of its own yet. */
const plainFigure: Figure = { kind: 'gantt', ends: [36, 62, 84, 100] };

/** The figures of the services by slug. */
export const figures: Readonly<Partial<Record<string, Figure>>> = {
  'highest-and-best-use-analysis': { kind: 'funnel', remaining: [4, 3, 2, 1, 1] },
  'development-strategy-and-phasing': { kind: 'gantt', ends: [42, 70, 88, 100] },
  'market-research-and-opportunity-identification': {
    kind: 'skyline',
    segments: [
      { built: 78, announced: 92, demand: 46 },
      { built: 26, announced: 42, demand: 84 },
      { built: 58, announced: 96, demand: 32 },
      { built: 34, announced: 22, demand: 66 },
    ],
  },
  'commercial-feasibility-studies': { kind: 'waterfall', parts: [44, 8, 7, 22] },
  'investment-attraction-strategy': { kind: 'joints' },
  'branded-residences-strategy-advisory': { kind: 'towers', parts: [18, 26, 22, 12] },
  'urban-development-and-regeneration-strategy': { kind: 'waterfall', parts: [14, 24, 11, 21] },
  'special-economic-zone-strategy-and-positioning': { kind: 'corridor', exitsAfter: [1, 2] },
  'zone-governance-and-incentive-framework-advisory': {
    kind: 'ring',
    gapAfter: 5,
    overlapAfter: 1,
  },
  'destination-strategy-and-positioning': {
    kind: 'calendar',
    groups: ['300300000003', '033033000333', '000100110001', '011011000110'],
    quiet: [
      [1, 2],
      [4, 2],
      [9, 2],
    ],
    sought: 1,
  },
  'tourism-market-research-and-demand-forecasting': {
    kind: 'curve',
    levels: [
      [0, 50],
      [12, 44],
      [37.5, 90],
      [75, 16],
      [100, 46],
    ],
    lift: [
      [57, 43],
      [75, 36],
      [100, 46],
    ],
  },
  'visitor-economy-strategy': { kind: 'leak', leaks: [24, 18, 14] },
  'flagship-project-and-anchor-asset-strategy': { kind: 'corridor', exitsAfter: [2, 3] },
  'tourism-policy-and-investment-strategy-advisory': {
    kind: 'hurdle',
    hurdle: 56,
    returns: [
      { unaided: 26, relief: 14 },
      { unaided: 44, relief: 24 },
      { unaided: 70, relief: 18 },
    ],
  },
  'cultural-heritage-and-eco-tourism-development-strategy': {
    kind: 'ring',
    gapAfter: 1,
    overlapAfter: 4,
  },
  'global-benchmarking-of-tourism-models': { kind: 'funnel', remaining: [8, 6, 4, 2, 1] },
  'national-visions-and-strategic-frameworks': { kind: 'threads', budgets: [90, 55, 72] },
  'sector-development-roadmaps': { kind: 'gantt', ends: [34, 94, 80, 100] },
  'policy-and-institutional-framework-advisory': { kind: 'ring', gapAfter: 2, overlapAfter: 5 },
  'public-private-partnership-strategy': {
    kind: 'shares',
    risks: [
      [88, 88],
      [62, 84],
      [38, 66],
      [24, 46],
      [10, 10],
    ],
  },
  'global-benchmarking-of-national-transformation-programs': { kind: 'counterfactual' },
  'monitoring-and-adjustment-frameworks': { kind: 'dial', hand: 58 },
  'large-scale-asset-monetization-strategy': {
    kind: 'worth',
    assets: [
      { owner: 46, holder: 92, outcome: 0 },
      { owner: 20, holder: 58, outcome: 0 },
      { owner: 8, holder: 34, outcome: 1 },
      { owner: 30, holder: 52, outcome: 1 },
      { owner: 84, holder: 40, outcome: 2 },
    ],
  },
  'destination-brand-development-advisory': { kind: 'roots' },
  'investor-outreach-strategy-and-phased-engagement-planning': {
    kind: 'gantt',
    ends: [20, 46, 72, 100],
  },
  'cross-border-expansion-advisory': { kind: 'funnel', remaining: [9, 5, 4, 2, 1] },
  'innovation-ecosystem-strategy': {
    kind: 'triangles',
    fields: [
      [92, 96, 80],
      [70, 84, 62],
      [30, 88, 42],
      [24, 18, 12],
    ],
  },
  'sports-culture-and-mega-event-strategy-advisory': {
    kind: 'curve',
    levels: [
      [0, 6],
      [18, 9],
      [37.5, 100],
      [60, 14],
      [100, 5],
    ],
    lift: [
      [54, 34],
      [75, 30],
      [100, 34],
    ],
  },
};

/** The figure of a service: its own, or the plain one. */
export function figureOf(slug: string): Figure {
  return figures[slug] ?? plainFigure;
}

/** A place in a diagram: along it and up from its foot, both in hundredths. */
export type Spot = readonly [along: number, up: number];

/** A service's method as it is drawn: one kind of diagram, with what is true of this service. */
export type Diagram =
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

export type DiagramKind = Diagram['kind'];

type Texts = readonly string[];

/** The texts of each kind of diagram, in the order in which they are read. */
export interface DiagramLabels {
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

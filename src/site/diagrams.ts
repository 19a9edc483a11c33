/** A point of a diagram in percent of its width and height: from the start, and up from the bottom. */
export type Point = readonly [along: number, up: number];

type Three = readonly [number, number, number];
type Four = readonly [number, number, number, number];
type Five = readonly [number, number, number, number, number];

export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type SpendingLevel = 1 | 2 | 3;

/** The diagram of a service's method, with the numbers of this service. They show a plausible shape, not data. */
export type Diagram =
  /** How many candidates come to each of four tests, and how many pass the last. */
  | { kind: 'funnel'; remaining: Five }
  /** What is deducted from a total, in percent of it. */
  | { kind: 'waterfall'; parts: Four }
  /** When each of four phases ends, in percent of the whole time. */
  | { kind: 'gantt'; ends: Four }
  /** A level over time, and the part of it that could be lifted. */
  | { kind: 'curve'; levels: readonly Point[]; lift: readonly [Point, Point, Point] }
  /** What a flow loses after each of three stages, in percent of its start. */
  | { kind: 'leak'; leaks: Three }
  /** After which of four gates the first and the second of three tracks leave. */
  | { kind: 'corridor'; exitsAfter: readonly [number, number] }
  /** After which of six mandates a power has no holder, and after which it has two. */
  | { kind: 'ring'; gapAfter: number; overlapAfter: number }
  /** Where the hand of a gauge points, in percent of its scale. */
  | { kind: 'dial'; hand: number }
  /** Supply and demand of each segment of a market, in percent of the tallest. */
  | { kind: 'skyline'; segments: readonly { built: number; announced: number; demand: number }[] }
  | { kind: 'joints' }
  /** What is deducted from the price that a brand adds, in percent of it. */
  | { kind: 'towers'; parts: Four }
  /** The months in which each group of guests comes, the quiet periods, and the index of the group to seek. */
  | {
      kind: 'calendar';
      groups: readonly Readonly<Partial<Record<Month, SpendingLevel>>>[];
      quiet: readonly { from: Month; months: number }[];
      sought: number;
    }
  /** Returns of projects without a relief and what it adds, and the return that investors ask, in percent of the height. */
  | { kind: 'hurdle'; hurdle: number; returns: readonly { unaided: number; relief: number }[] }
  /** The size of the budget line that each priority has, in percent of the widest. */
  | { kind: 'threads'; budgets: Three }
  /** For each risk, where the state's part ends and where the company's begins, in percent. */
  | { kind: 'shares'; risks: readonly (readonly [state: number, company: number])[] }
  | { kind: 'counterfactual' }
  /** What each asset is worth to its owner and to a new holder, in percent, and the index of the advice. */
  | { kind: 'worth'; assets: readonly { owner: number; holder: number; outcome: 0 | 1 | 2 }[] }
  | { kind: 'roots' }
  /** How strong each field is on three scales, in percent. */
  | { kind: 'triangles'; fields: readonly Three[] };

export type DiagramKind = Diagram['kind'];

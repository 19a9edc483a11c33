/** In percent of the diagram's width, from the inline start, and of its height, from the bottom. */
export type Point = readonly [along: number, up: number];

type Three<Value = number> = readonly [Value, Value, Value];
type Four<Value = number> = readonly [Value, Value, Value, Value];
type Five<Value = number> = readonly [Value, Value, Value, Value, Value];

export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type SpendingLevel = 1 | 2 | 3;

type Mandate = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The diagram of a service's method, with illustrative numbers, not data. Numbers are percentages of
 * the diagram's size or of a total, except counts, months and levels.
 */
export type Diagram =
  /** The number of candidates before each of four tests, and after the last. */
  | { kind: 'funnel'; remaining: Five }
  | { kind: 'waterfall'; deductions: Four }
  | { kind: 'gantt'; phaseEnds: Four }
  | { kind: 'curve'; levels: readonly Point[]; lift: readonly [Point, Point, Point] }
  | { kind: 'leak'; leaks: Three }
  | { kind: 'corridor'; exitsAfterGates: readonly [first: number, second: number] }
  /** The mandate (of six) after which the power without a holder is drawn, and the power with two. */
  | { kind: 'ring'; gapAfter: Mandate; overlapAfter: Mandate }
  | { kind: 'dial'; hand: number }
  | { kind: 'skyline'; segments: Four<{ built: number; announced: number; demand: number }> }
  | { kind: 'joints' }
  | { kind: 'towers'; deductions: Four }
  | {
      kind: 'calendar';
      groups: Four<Readonly<Partial<Record<Month, SpendingLevel>>>>;
      quiet: readonly { from: Month; months: number }[];
      soughtGroup: 0 | 1 | 2 | 3;
    }
  | { kind: 'hurdle'; hurdle: number; returns: Three<{ unaided: number; relief: number }> }
  | { kind: 'threads'; budgets: Three }
  | { kind: 'shares'; risks: Five<readonly [stateEnds: number, companyBegins: number]> }
  | { kind: 'counterfactual' }
  | { kind: 'worth'; assets: Five<{ owner: number; holder: number; outcome: 0 | 1 | 2 }> }
  | { kind: 'roots' }
  | { kind: 'triangles'; fields: Four<Three> };

export type DiagramKind = Diagram['kind'];

export type Point = readonly [fromInlineStart: number, fromBottom: number];

type Three<Value = number> = readonly [Value, Value, Value];
type Four<Value = number> = readonly [Value, Value, Value, Value];
type Five<Value = number> = readonly [Value, Value, Value, Value, Value];

export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type SpendingLevel = 1 | 2 | 3;

type Gate = 1 | 2 | 3 | 4;
type Mandate = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The diagram of a service's method, with illustrative numbers, not data. Numbers are percentages of
 * the diagram's width or height or of a total, except counts, months, levels and indices of labels.
 */
export type Diagram =
  /** The number of candidates before each of four tests, and after the last. */
  | { kind: 'funnel'; remaining: Five }
  | { kind: 'waterfall'; deductions: Four }
  | { kind: 'gantt'; phaseEnds: Four }
  /** `lift` is a second, dashed line: the low part of the curve, raised. */
  | { kind: 'curve'; levels: readonly Point[]; lift: readonly [Point, Point, Point] }
  | { kind: 'leak'; leaks: Three }
  | { kind: 'corridor'; exitsAfterGates: readonly [first: Gate, second: Gate] }
  /** On the ring a gap, a power that nobody holds, and an overlap, one that two hold, each come after a mandate. */
  | { kind: 'ring'; gapAfter: Mandate; overlapAfter: Mandate }
  /** `hand` is 0 at the inline start of the dial, and 100 at its end. */
  | { kind: 'dial'; hand: number }
  | { kind: 'skyline'; segments: Four<{ built: number; announced: number; demand: number }> }
  /** Joints of carpentry show which investor suits which asset. */
  | { kind: 'joints' }
  /** A price without and with a brand. Four `deductions`, in % of what the brand adds, leave the owner the rest. */
  | { kind: 'towers'; deductions: Four }
  /** `groups` has each group's spending by month; `quiet` are the periods with few guests, `length` in months. */
  | {
      kind: 'calendar';
      groups: Four<Readonly<Partial<Record<Month, SpendingLevel>>>>;
      quiet: readonly { firstMonth: Month; length: number }[];
      soughtGroup: 0 | 1 | 2 | 3;
    }
  /** Investors ask for `hurdle`. `unaided` is a project's return, to which a relief adds `relief`. */
  | { kind: 'hurdle'; hurdle: number; returns: Three<{ unaided: number; relief: number }> }
  /** How far the budget line of each priority is funded. */
  | { kind: 'threads'; budgets: Three }
  /** Each risk is the state's up to `stateEnds` and the company's from `companyBegins`; between, both carry it. */
  | { kind: 'shares'; risks: Five<readonly [stateEnds: number, companyBegins: number]> }
  | { kind: 'counterfactual' }
  /** What an asset is worth to its present owner and to another possible owner. */
  | { kind: 'worth'; assets: Five<{ owner: number; newOwner: number; outcome: 0 | 1 | 2 }> }
  | { kind: 'roots' }
  /** How strong each field is on three scales. */
  | { kind: 'triangles'; fields: Four<Three> };

export type DiagramKind = Diagram['kind'];

/** The keys of a model's records. Each `string` is a bound, which `defineModel` narrows to a model's keys. */
export interface Names {
  input: string;
  lowestVerdict: string;
  /** A verdict that begins at a threshold. Its key is also the key of its margin and of its `Threshold`. */
  upperVerdict: string;
  figure: string;
  /** A column of the result table: an option, a site, a use of the budget or a guarantee. */
  column: string;
  row: string;
  /** A line of the line chart. An option's line and figure share a key, by which `KeyFigures` finds the best. */
  line: string;
  /** A text in the chart, other than the name of a line. */
  label: string;
  /** A line of the block "What to decide". */
  decision: string;
}

export type Range = readonly [low: number, high: number];
/** A value for each of the columns that have another than the base value. */
type Others<Column extends string> = Readonly<Partial<Record<Column, number>>>;

export interface Input<Column extends string = string> {
  /** The base value. */
  value: number;
  /** The values that a careful reader would accept; a point if the value is given: a law, an offer, the client's rule. */
  range: Range;
  /** The column that `value` and `range` are for, if the input differs by column; `others` has the rest. */
  column?: Column;
  /** Example: `rent` in tenantCost.ts is 36 in the zone, 48 at the coast. */
  others?: Others<Column>;
}
export type ValuesOf<Inputs> = Readonly<Record<keyof Inputs, number>>;

export interface Evaluation<N extends Names = Names> {
  /**
   * How far the result is past each upper verdict's threshold, in a unit that the model chooses. A verdict
   * requires its own margin, and those of all verdicts before it in `Model.verdicts`, to be >= 0.
   */
  margins: Readonly<Record<N['upperVerdict'], number>>;
  figures: Readonly<Record<N['figure'], number>>;
  /** The result table by column, then row. An empty cell is null. */
  table: Readonly<Record<N['column'], Readonly<Record<N['row'], number | null>>>>;
  /** The value of each line at the assumption, in the unit of the y axis. */
  lines: Readonly<Record<N['line'], number>>;
}

export interface Scale {
  min: number;
  max: number;
  ticks: readonly number[];
  plusSign?: true;
}

/** The slider sets the assumption, the second argument of `evaluate`. Firmness tries it like an input. */
export interface Slider<Column extends string = string>
  extends Scale, Omit<Input<Column>, 'value'> {
  step: number;
  /** The base value. */
  base: number;
}

export type Rounding = 'nearest' | 'up' | 'down';

export const accountColumns = ['spent', 'stays', 'food'] as const;

export interface Model<N extends Names = Names> {
  inputs: Readonly<Record<N['input'], Input<NoInfer<N['column']>>>>;
  slider: Slider<NoInfer<N['column']>>;
  /** In the order in which a rising assumption reaches them. */
  verdicts: readonly [N['lowestVerdict'], ...NoInfer<N['upperVerdict']>[]];
  /**
   * In the unit of the margins. The result is too close to call if a margin is nearer to zero than the
   * tolerance. Only the margins of the present verdict, of earlier verdicts and of the next verdict count.
   */
  tolerance: number;
  keyFigures: readonly NoInfer<N['figure']>[];
  totalRow: NoInfer<N['row']>;
  /** Decimals of the result table, of key figures and of decisions; `otherDecimals` overrides them by name. */
  decimals: number;
  otherDecimals?: Readonly<Partial<Record<NoInfer<ShownName<N>>, number>>>;
  /** A number that may at most be reached is rounded down, one that must at least be reached is rounded up. */
  rounding?: Readonly<Partial<Record<NoInfer<ShownName<N>>, Rounding>>>;
  /**
   * Rows that are computed from other rows as these are shown, with signs, so that every sum on the page adds up.
   * A row that is part of another stands before it.
   */
  sums?: Readonly<
    Partial<Record<NoInfer<N['row']>, Readonly<Partial<Record<NoInfer<N['row']>, 1 | -1>>>>>
  >;
  /** The scale is the y axis; of `bars`, the x axis. */
  chart: Scale & {
    kind: 'lines' | 'bars' | 'columns';
    labels: readonly N['label'][];
    labelBelowZero?: NoInfer<N['label']>;
    /** By line, an input. A band shows where the line would be with the input at either end of its range. */
    bands?: Readonly<Partial<Record<NoInfer<N['line']>, NoInfer<N['input']>>>>;
  };
  /** A second table, which the assumption does not change. */
  account?: Readonly<Record<string, Readonly<Record<(typeof accountColumns)[number], number>>>>;
  /** `values` has a number for each input. The models' formulas call it `i`. */
  evaluate(values: Readonly<Record<N['input'], number>>, assumption: number): Evaluation<N>;
  /**
   * The lines of the block "What to decide", in order, each with its number if it has one: at the base value of the
   * assumption. Conditions are set where the result is no longer too close to call.
   */
  decisions(
    values: Readonly<Record<N['input'], number>>,
  ): Readonly<Record<N['decision'], number | null>>;
}
/** A number that the page shows. */
export type ShownName<N extends Names> = N['row'] | N['figure'] | N['decision'];

/** Infers `Names` from the model, so that an unknown name in the model or its chart does not compile. */
export function defineModel<
  Input extends string,
  LowestVerdict extends string,
  UpperVerdict extends string,
  Figure extends string,
  Column extends string,
  Row extends string,
  Line extends string,
  Label extends string,
  Decision extends string,
>(
  model: Model<{
    input: Input;
    lowestVerdict: LowestVerdict;
    upperVerdict: UpperVerdict;
    figure: Figure;
    column: Column;
    row: Row;
    line: Line;
    label: Label;
    decision: Decision;
  }>,
) {
  return model;
}

export function mapValues<Key extends string, Value, Result>(
  object: Readonly<Record<Key, Value>>,
  map: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const entries = keysOf(object).map((key) => [key, map(object[key], key)]);
  return Object.fromEntries(entries) as Record<Key, Result>;
}

export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(object) as Key[];
}

export function baseValues<N extends Names>(model: Model<N>): Record<N['input'], number> {
  return mapValues<N['input'], Input, number>(model.inputs, ({ value }) => value);
}

export function decisionsOf<N extends Names>(model: Model<N>): N['decision'][] {
  return keysOf<N['decision']>(model.decisions(baseValues(model)));
}

export function decimalsOf<N extends Names>(model: Model<N>, name: ShownName<N>): number {
  return model.otherDecimals?.[name] ?? model.decimals;
}

export function rowsOf<N extends Names>({ table }: Evaluation<N>): N['row'][] {
  const columns = Object.values<Evaluation<N>['table'][N['column']]>(table);
  return [...new Set(columns.flatMap((column) => keysOf<N['row']>(column)))];
}

export function verdictOf<N extends Names>({ verdicts }: Model<N>, { margins }: Evaluation<N>) {
  const [lowestVerdict, ...upperVerdicts] = verdicts;
  const firstUnreached = upperVerdicts.findIndex((upperVerdict) => margins[upperVerdict] < 0);
  const reached = firstUnreached === -1 ? upperVerdicts : upperVerdicts.slice(0, firstUnreached);
  return reached.at(-1) ?? lowestVerdict;
}

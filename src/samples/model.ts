/** The keys of a model's records. Each `string` is a bound, which `defineModel` narrows to a model's keys. */
export interface Names {
  input: string;
  lowestVerdict: string;
  /** A verdict that begins at a threshold. Its key is also the key of its margin and of its `Threshold`. */
  upperVerdict: string;
  figure: string;
  /** A column of the result table: an option, a site, a category of spending or a guaranteed share. */
  column: string;
  row: string;
  /** A line of the line chart. An option's line and figure share a key, by which `KeyFigures` finds the best. */
  line: string;
  /** A text in the chart, other than the name of a line. */
  label: string;
}

export interface Input<Column extends string = string> {
  /** The base value. */
  value: number;
  /** The values that a careful reader would accept. */
  range: readonly [low: number, high: number];
  /** The column that `value` and `range` are for, if the input differs by column; `others` has the rest. */
  column?: Column;
  /** Example: `rent` in tenantCost.ts is 36 in the zone, 48 at the coast. */
  others?: Readonly<Partial<Record<Column, number>>>;
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

export interface Model<N extends Names = Names> {
  inputs: Readonly<Record<N['input'], Input<NoInfer<N['column']>>>>;
  /** The slider sets the assumption, the second argument of `evaluate`; `base` is its base value. */
  slider: Scale & { step: number; base: number };
  /** In the order in which a rising assumption reaches them. */
  verdicts: readonly [N['lowestVerdict'], ...NoInfer<N['upperVerdict']>[]];
  /**
   * In the unit of the margins. The result is too close to call if a margin is nearer to zero than the
   * tolerance. Only the margins of the present verdict, of earlier verdicts and of the next verdict count.
   */
  tolerance: number;
  /** The inputs that change the verdict most easily, most decisive first. */
  decisive: readonly NoInfer<N['input']>[];
  keyFigures: readonly NoInfer<N['figure']>[];
  totalRow: NoInfer<N['row']>;
  /** Decimals of the result table and of key figures; `otherDecimals` overrides them by row or key figure. */
  decimals: number;
  otherDecimals?: Readonly<Partial<Record<NoInfer<N['row'] | N['figure']>, number>>>;
  /** The scale is the y axis, except in `StackChart`, where it is the x axis. */
  chart: Scale & {
    labels: readonly N['label'][];
    labelBelowZero?: NoInfer<N['label']>;
    /** By line, an input. A band shows where the line would be with the input at either end of its range. */
    bands?: Readonly<Partial<Record<NoInfer<N['line']>, NoInfer<N['input']>>>>;
  };
  /** `values` has a number for each input. The models' formulas call it `i`. */
  evaluate(values: Readonly<Record<N['input'], number>>, assumption: number): Evaluation<N>;
}

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

export function decimalsOf<N extends Names>(model: Model<N>, name: N['row'] | N['figure']): number {
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

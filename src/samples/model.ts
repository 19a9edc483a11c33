/** String unions: the keys of a model's records. */
export interface Names {
  input: string;
  lowestVerdict: string;
  /** Each begins at a threshold of the assumption, and names this threshold and its margin. */
  upperVerdict: string;
  figure: string;
  column: string;
  row: string;
  line: string;
  /** A text in the chart, other than the name of a line. */
  label: string;
}

export interface Input<Column extends string = string> {
  value: number;
  /** The values that a careful reader would accept. */
  range: readonly [low: number, high: number];
  /** If the value differs by column: the column of `value`, and the values of the others. */
  column?: Column;
  others?: Readonly<Partial<Record<Column, number>>>;
}
export type ValuesOf<Inputs> = Readonly<Record<keyof Inputs, number>>;

export interface Evaluation<N extends Names = Names> {
  /** In the unit of `tolerance`. A verdict requires its own margin and all lower ones to be >= 0. */
  margins: Readonly<Record<N['upperVerdict'], number>>;
  figures: Readonly<Record<N['figure'], number>>;
  table: Readonly<Record<N['column'], Readonly<Record<N['row'], number | null>>>>;
  lines: Readonly<Record<N['line'], number>>;
}

export interface Scale {
  min: number;
  max: number;
  ticks: readonly number[];
  signed?: true;
}

export interface Model<N extends Names = Names> {
  inputs: Readonly<Record<N['input'], Input<NoInfer<N['column']>>>>;
  /** The slider sets one assumption, the second argument of `evaluate`; `base` is its base value. */
  slider: Scale & { step: number; base: number };
  /** In the order in which a rising assumption reaches them. */
  verdicts: readonly [N['lowestVerdict'], ...NoInfer<N['upperVerdict']>[]];
  /** The answer is too close to call while a margin is smaller than this, in either direction. */
  tolerance: number;
  /** The inputs that change the answer most easily, most decisive first. */
  decisive: readonly NoInfer<N['input']>[];
  keyFigures: readonly NoInfer<N['figure']>[];
  total: NoInfer<N['row']>;
  /** Default decimals; `digitsOf` overrides them by row or key figure. */
  digits: number;
  digitsOf?: Readonly<Partial<Record<NoInfer<N['row'] | N['figure']>, number>>>;
  chart: Scale & {
    labels: readonly N['label'][];
    /** Label of the area below zero. */
    below?: NoInfer<N['label']>;
    /** For a line with a band: the input whose range is the band. */
    bands?: Readonly<Partial<Record<NoInfer<N['line']>, NoInfer<N['input']>>>>;
  };
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

export function digitsFor<N extends Names>(model: Model<N>, name: N['row'] | N['figure']): number {
  return model.digitsOf?.[name] ?? model.digits;
}

export function rowsOf<N extends Names>({ table }: Evaluation<N>): N['row'][] {
  const columns = Object.values<Evaluation<N>['table'][N['column']]>(table);
  return [...new Set(columns.flatMap((column) => keysOf<N['row']>(column)))];
}

export function verdictOf<N extends Names>({ verdicts }: Model<N>, { margins }: Evaluation<N>) {
  const [first, ...upperVerdicts] = verdicts;
  const missed = upperVerdicts.findIndex((upperVerdict) => margins[upperVerdict] < 0);
  return (missed === -1 ? upperVerdicts : upperVerdicts.slice(0, missed)).at(-1) ?? first;
}

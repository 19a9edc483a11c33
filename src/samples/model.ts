/** The kinds of number, with their digits behind the point, at most. Per cent are whole: 12 for 12%. */
export const digits = {
  number: 1,
  percent: 1,
  change: 1,
  dollars: 0,
  cents: 2,
  millions: 1,
  years: 0,
  guests: 0,
};
export type Unit = keyof typeof digits;

/** A number with its unit. */
export type Amount = readonly [value: number, unit: Unit];

/** What a model is given, between what a careful reader would accept. */
export interface Input {
  value: number;
  range: readonly [low: number, high: number];
  unit: Unit;
  /** The same of the other columns of the table, in their order. */
  others?: readonly number[];
}
export type ValuesOf<Given> = Readonly<Record<keyof Given, number>>;

/** What a model works out at one position of its control. */
export interface Work {
  /** From zero on holds the form of the verdict that has the name; others are told in the texts. */
  margins: Readonly<Record<string, number>>;
  /** The cells of each column by the names of the rows, the same in all; null stays empty. */
  table: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  /** Further numbers of the texts. */
  numbers?: Readonly<Record<string, number>>;
  /** What the lines of a chart are held against. */
  level?: number;
}

/** An invented case: what is known of it, and how the verdict follows. */
export interface Model<Name extends string = string> {
  inputs: Readonly<Record<Name, Input>>;
  control: { min: number; max: number; step: number; base: number; unit: Unit };
  /** That are shown without scripts and on paper. */
  positions: readonly number[];
  /** Unit of the results, and of those that have another. */
  unit: Unit;
  units?: Readonly<Record<string, Unit>>;
  /** The row that is drawn, a line for each column; or a bar of parts, each the sum of rows. */
  row: string;
  stack?: readonly (readonly [string, ...string[]])[];
  /** In the order in which a rising control reaches them. */
  verdicts: readonly string[];
  /** Inputs that move a turn far, each with the margin that it moves. */
  sensitive: Readonly<Partial<Record<Name, string>>>;
  work(given: Readonly<Record<Name, number>>, position: number): Work;
}

import { box } from '../ui/figures/box';

/** How a number is written; the texts of each unit stand in `locales/<code>/specimens.json`. */
export type Unit =
  | 'number'
  | 'decimal'
  | 'percent'
  | 'tenths'
  | 'hundredths'
  | 'change'
  | 'dollars'
  | 'cents'
  | 'millions'
  | 'years'
  | 'days'
  | 'hours'
  | 'guests';

/** A number with its unit: per cent are whole (12 for 12%), millions are of US dollars. */
export type Amount = readonly [value: number, unit: Unit];

/** What a model is given, between what a careful reader would accept. */
export interface Input {
  value: number;
  range: readonly [low: number, high: number];
  unit: Unit;
  /** The same of the other columns of the table, in their order. */
  others?: readonly number[];
}

/** The inputs of a model by their names. */
export type ValuesOf<Inputs> = Record<keyof Inputs, number>;

/** A path in a box of 100 by 100, with a class of `figures.css`. */
export interface Mark {
  look: 'tint' | 'tone' | 'solid' | 'faint' | 'dash' | 'line' | 'bold';
  d: string;
}

/** What is drawn of one row of the figure, or of one line of a chart. */
export interface FigurePart {
  /** Key of its name among the rows or columns of the table. */
  name: string;
  amount: Amount;
  isStrong?: boolean;
  marks: readonly Mark[];
}

/** Lanes one below the other, cells side by side, or lines in one chart. */
export interface SpecimenFigure {
  layout: 'lanes' | 'cells' | 'chart';
  parts: readonly FigurePart[];
  /** What lies behind the lines of a chart. */
  ground?: readonly Mark[];
  /** Names of what the looks mean, keys of `figure.key`. */
  key?: Partial<Record<Mark['look'], string>>;
}

/** What follows from one position of the control. */
export interface Outcome {
  /** Which form of the verdict holds. */
  verdict: string;
  /** The numbers of the texts, by their placeholders. */
  values: Readonly<Record<string, Amount>>;
  /** The table: a cell for each column in each row; null where there is nothing to say. */
  rows: Readonly<Record<string, readonly (Amount | null)[]>>;
  figure: SpecimenFigure;
}

/** A finished paper on an invented case: all of it but its words. */
export interface Specimen {
  control: {
    min: number;
    max: number;
    step: number;
    base: number;
    unit: 'change' | 'dollars' | 'percent';
  };
  /** The positions that are shown without scripts and on paper. */
  positions: readonly number[];
  /** The results that are shown at each of them: placeholders. */
  shown: readonly string[];
  /** Where the verdict turns, in rising order, by the form that holds above. */
  turns: Readonly<Record<string, number>>;
  inputs: Readonly<Record<string, Input>>;
  columns: readonly string[];
  /** The rows that add up what stands above them. */
  totals: readonly string[];
  verdicts: readonly string[];
  at: (position: number) => Outcome;
}

/** The values of some inputs. */
export function valuesOf<Inputs extends Record<string, Input>>(inputs: Inputs): ValuesOf<Inputs> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, { value }]) => [name, value]),
  ) as ValuesOf<Inputs>;
}

/**
 * Where a rising or falling function passes zero, by bisection.
 * @throws if it has the same sign at both ends: the inputs then have no turning point
 */
export function zeroOf(f: (at: number) => number, low: number, high: number): number {
  if (Math.sign(f(low)) === Math.sign(f(high))) throw new Error('No turning point in the range');
  let [a, b] = [low, high];
  for (let step = 0; step < 50; step += 1) {
    const middle = (a + b) / 2;
    if (Math.sign(f(middle)) === Math.sign(f(low))) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** The line of a function over the range of a control: to its spots in the box. */
export function line(
  { min, max, step }: { min: number; max: number; step: number },
  spot: (position: number) => readonly [x: number, y: number],
): string {
  const count = Math.round((max - min) / step);
  const spots = Array.from({ length: count + 1 }, (_, at) => spot(min + at * step).join(' '));
  return `M${spots.join('L')}`;
}

/** Parts of a whole as a bar: a look for each, from the start. */
export function stack(
  parts: readonly number[],
  looks: readonly Mark['look'][],
  whole: number,
): Mark[] {
  return parts.map((part, at) => {
    const before = parts.slice(0, at).reduce((sum, one) => sum + one, 0);
    const d = box((before / whole) * 100, 0, (part / whole) * 100, 100);
    return { look: looks[at] ?? 'line', d };
  });
}

/** What a payment of 1 a year, growing, is worth at the start of its first year, paid at the end of each. */
export function annuity(rate: number, growth: number, years: number): number {
  const factor = (1 + growth) / (1 + rate);
  return (1 - factor ** years) / (rate - growth);
}

import {
  decimalsOf,
  keysOf,
  mapValues,
  type Evaluation,
  type Model,
  type Names,
  type Rounding,
  type ShownName,
} from './model';

/** Half is rounded away from zero. */
export function rounded(value: number, decimals: number, rounding: Rounding = 'nearest'): number {
  const scale = 10 ** decimals;
  const scaled = value * scale;
  // Floating-point noise: 75.000000001 rounded up stays 75.
  const noise = 1e-6;
  const whole = {
    nearest: Math.sign(scaled) * Math.round(Math.abs(scaled) + noise),
    down: Math.floor(scaled + noise),
    up: Math.ceil(scaled - noise),
  }[rounding];
  // Adding zero turns -0 into 0.
  return whole / scale + 0;
}

/** The value at which a verdict changes, to three digits, away from the base value: there it has changed. */
export function roundedBeyond(changesAt: number, base: number): number {
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(changesAt) || 1)));
  return rounded(changesAt, decimals, changesAt > base ? 'up' : 'down');
}

/** A key figure or a decision's number as the page shows it. */
export function shownNumber<N extends Names>(model: Model<N>, name: ShownName<N>, value: number) {
  return rounded(value, decimalsOf(model, name), model.rounding?.[name]);
}

/** The result table as the page shows it: each row rounded, then the rows in `Model.sums` computed from others. */
export function shownTable<N extends Names>(
  model: Model<N>,
  { table }: Evaluation<N>,
): Evaluation<N>['table'] {
  type Row = N['row'];
  type Cells = Readonly<Record<Row, number | null>>;
  const sums = (model.sums ?? {}) as Readonly<Record<Row, Readonly<Record<Row, 1 | -1>>>>;
  return mapValues<N['column'], Cells, Cells>(table, (exact) => {
    const shown = mapValues<Row, number | null, number | null>(exact, (value, row) =>
      value === null ? null : shownNumber(model, row, value),
    );
    for (const row of keysOf<Row>(sums)) {
      if (shown[row] === null) continue;
      const parts = keysOf<Row>(sums[row]);
      const sum = parts.reduce((total, part) => total + sums[row][part] * (shown[part] ?? 0), 0);
      shown[row] = rounded(sum, decimalsOf(model, row));
    }
    return shown;
  });
}

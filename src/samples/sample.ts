import { each, zeroOf } from './arithmetic';
import { draw, looks } from './draw';
import type { Amount, Model } from './model';

type Amounts = Readonly<Record<string, Amount>>;

/** Everything about a sample paper that follows from its model: all but its texts. */
export function samplePaperOf<Name extends string>(model: Model<Name>) {
  const { inputs, control, verdicts, row, stack, sensitive, units } = model;
  const { min, max, step } = control;
  const given = each(inputs, ({ value }) => value);
  const work = (position: number) => model.work(given, position);
  const amount = (value: number, name: string): Amount => [value, units?.[name] ?? model.unit];

  /** Where a margin passes zero: looked for as far beyond the control as it is long. */
  const turnOf = (margin: string, values = given): Amount => [
    zeroOf((at) => model.work(values, at).margins[margin] ?? 0, 2 * min - max, 2 * max - min),
    control.unit,
  ];
  const first = work(min);
  const margins = Object.keys(first.margins);
  const columns = Object.keys(first.table);
  /** The ends of an input’s range, and where the turn lies with each: `costLow`, `costLowTurn`. */
  const ends = Object.entries(sensitive).flatMap(([input, margin]) => {
    const name = input as Name;
    return inputs[name].range.flatMap((value, at) => {
      const end = `${name}${at === 0 ? 'Low' : 'High'}`;
      const turn = turnOf(margin as string, { ...given, [name]: value });
      return [[end, [value, inputs[name].unit]] as const, [`${end}Turn`, turn] as const];
    });
  });
  const fixed: Amounts = {
    ...each(inputs, ({ value, unit }): Amount => [value, unit]),
    ...Object.fromEntries(margins.map((margin) => [`${margin}Turn`, turnOf(margin)])),
    ...Object.fromEntries(ends),
  };

  const all = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, at) =>
    work(min + at * step),
  );
  return {
    ...model,
    columns,
    rows: Object.keys(Object.values(first.table)[0] ?? {}),
    /** What each look of the figure is: a column, the level, or the first row of a part. */
    legend: stack
      ? stack.map(([name], at) => [looks.parts[at] ?? 'line', name] as const)
      : [
          ...columns.map((name, at) => [looks.lines[at] ?? 'line', name] as const),
          ...(first.level === undefined ? [] : [['tint', 'level'] as const]),
        ],
    /** Where the verdict turns, by the form that holds above. */
    turns: verdicts.slice(1).map((form) => [form, fixed[`${form}Turn`]?.[0] ?? 0] as const),
    /** What follows from a position: the form of the verdict, the numbers of the texts by their placeholders, the table, and what is drawn. */
    at: (position: number) => {
      const now = work(position);
      const { margins, table, numbers = {} } = now;
      return {
        verdict: verdicts.filter((form) => (margins[form] ?? 0) >= 0).at(-1) ?? '',
        values: {
          ...fixed,
          position: [position, control.unit],
          ...each(table, (cells) => amount(cells[row] ?? 0, row)),
          ...each(numbers, amount),
        } as Amounts,
        table: each(table, (cells) =>
          each(cells, (cell, name) => (cell === null ? null : amount(cell, name))),
        ),
        drawings: draw(model, all, now, (position - min) / (max - min)),
      };
    },
  };
}
export type SamplePaper = ReturnType<typeof samplePaperOf>;

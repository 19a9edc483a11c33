import { extent, range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { baseValues, keysOf, mapValues, type Model, type Scale } from '../../samples/model';

/** What each chart is given. */
export interface ChartProps {
  model: Model;
  position: number;
  /** Whether the answer is too close to call: no option leads. */
  isClose: boolean;
  /** The texts of the chart's labels, and of the table's columns. */
  label: (name: string) => string;
  column: (name: string) => string;
}

export type Role = 'lead' | 'rival' | 'other';

/** Moves labels that are closer than `gap` apart, from the top down and back where there is no room. */
export function spread(shares: readonly number[], gap: number): number[] {
  const down = shares.reduce<number[]>(
    (placed, share) => [...placed, Math.max(share, (placed.at(-1) ?? -gap) + gap)],
    [],
  );
  return down.reduceRight<number[]>(
    (placed, share) => [Math.min(share, (placed[0] ?? 1 + gap) - gap), ...placed],
    [],
  );
}

/** The share of a scale that lies before a value. */
export const shareOf = ({ min, max }: Pick<Scale, 'min' | 'max'>) =>
  scaleLinear([min, max], [0, 1]);

export const positionsOf = ({ min, max, step }: Model['control']) =>
  range(Math.round((max - min) / step) + 1).map((index) => min + index * step);

/** The lines of a model over its control, and their bands over the range of an input. */
export function seriesOf(model: Model) {
  const base = baseValues(model);
  const positions = positionsOf(model.control);
  const linesWith = (values: typeof base) =>
    positions.map((position) => model.work(values, position).lines);
  const all = linesWith(base);
  const lines = mapValues(all[0] ?? {}, (_, name) => all.map((line) => line[name] ?? Number.NaN));
  const bands = mapValues(model.chart.bands ?? {}, (input = '', name) => {
    const ends = (model.inputs[input]?.range ?? []).map((value) =>
      linesWith({ ...base, [input]: value }),
    );
    return positions.map((_, index) => {
      const [low = Number.NaN, high = Number.NaN] = extent(
        ends.map((end) => end[index]?.[name] ?? Number.NaN),
      );
      return [low, high] as const;
    });
  });
  return { positions, lines, bands, names: keysOf(lines) };
}

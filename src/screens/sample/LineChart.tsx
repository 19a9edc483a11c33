import { descending, extent, sort } from 'd3-array';
import { area, line } from 'd3-shape';
import { useMemo } from 'react';
import { Amount } from '../../i18n/Amount';
import { baseValues, keysOf, mapValues, type Model } from '../../samples/model';
import { thresholds } from '../../samples/thresholds';
import { Dot, Place, Plane, round } from '../../ui/Place';
import { positionsOf, shareOf, yOf, YAxis, type ChartProps } from './chart';

const colours = { lead: 'text-accent', rival: 'text-ink', other: 'text-(--grey)' };
const widths = { lead: 'stroke-[3.5px]', rival: 'stroke-[2.5px]', other: 'stroke-[1.5px]' };

/** Lines over the control: the slider below moves along their x axis. */
export function LineChart({ model, position, isClose, label }: ChartProps) {
  const { chart, control } = model;
  const { positions, lines, bands } = useMemo(() => seriesOf(model), [model]);
  const limits = useMemo(() => thresholds(model), [model]);
  const names = keysOf(lines);
  const now = model.work(baseValues(model), position).lines;
  const ranking = sort(names, (one, other) => descending(now[one], now[other]));
  const roleOf = (name: string) => {
    const rank = ranking.indexOf(name);
    return rank > 1 ? 'other' : rank === 0 && !isClose ? 'lead' : 'rival';
  };

  const x = (value: number) => round(shareOf(control)(value) * 100);
  const y = yOf(chart);
  const xAt = (_: unknown, index: number) => x(positions[index] ?? control.min);
  const path = line<number>(xAt, y);
  const band = area<readonly number[]>(
    xAt,
    ([low = 0]) => y(low),
    ([, high = 0]) => y(high),
  );
  // The leader is drawn last, over the others.
  const backToFront = [...ranking].reverse();
  const lastOf = (name: string) => lines[name]?.at(-1) ?? 0;
  const ends = sort(names, (one, other) => descending(lastOf(one), lastOf(other)));
  const places = spread(ends.map((name) => y(lastOf(name)) / 100));
  return (
    <div className="scale h-(--plot)" aria-hidden="true">
      {chart.min < 0 && (
        <Place axis="y" from={y(0) / 100} to={1} className="bg-ink/5">
          <p className="absolute end-2 bottom-1 text-ink-soft">
            {chart.below && label(chart.below)}
          </p>
        </Place>
      )}
      <YAxis chart={chart} />
      <Plane>
        {Object.entries(bands).map(([name, values]) => (
          <path
            key={name}
            className={`fill-current stroke-none opacity-10 ${colours[roleOf(name)]}`}
            d={band(values) ?? ''}
          />
        ))}
        {limits.map(({ verdict, at }) => (
          <path
            key={verdict}
            className="threshold stroke-bronze [stroke-dasharray:3_4]"
            d={`M${x(at)} 0V100`}
          />
        ))}
        {backToFront.map((name) => (
          <path
            key={name}
            className={`stroke-current ${colours[roleOf(name)]} ${widths[roleOf(name)]}`}
            d={path(lines[name] ?? []) ?? ''}
          />
        ))}
        <path className="position stroke-ink" d={`M${x(position)} 0V100`} />
        {backToFront.map((name) => (
          <Dot
            key={name}
            x={x(position)}
            y={y(now[name] ?? 0)}
            className={`stroke-[10px] ${colours[roleOf(name)]}`}
          />
        ))}
      </Plane>
      {ends.map((name, index) => (
        <Place
          key={name}
          axis="y"
          from={places[index] ?? 0}
          className={`end-label ms-[calc(100%+0.5rem)] ${colours[roleOf(name)]}`}
        >
          <span>{label(name)}</span>
          <span className="font-semibold">
            <Amount value={now[name] ?? 0} digits={0} signed={chart.signed} />
          </span>
        </Place>
      ))}
    </div>
  );
}

/** The lines of a model over its control, and their bands over the range of an input. */
function seriesOf(model: Model) {
  const base = baseValues(model);
  const positions = positionsOf(model.control);
  const linesWith = (values: typeof base) =>
    positions.map((position) => model.work(values, position).lines);
  const all = linesWith(base);
  const lines = mapValues(all[0] ?? {}, (_, name) => all.map((line) => line[name] ?? 0));
  const bands = mapValues(model.chart.bands ?? {}, (input = '', name) => {
    const range = model.inputs[input]?.range ?? [];
    const ends = range.map((value) => linesWith({ ...base, [input]: value }));
    return positions.map((_, index) =>
      extent(ends.map((end) => end[index]?.[name] ?? 0)).map((end = 0) => end),
    );
  });
  return { positions, lines, bands };
}

/** Of a label with its value, as a share of the lowest plot beside which labels have two lines. */
const gap = 36 / 236;

/** Moves labels apart that are closer than a label is high: down, and up again where there is no room. */
function spread(shares: readonly number[]): number[] {
  const down = shares.reduce<number[]>(
    (placed, share) => [...placed, Math.max(share, (placed.at(-1) ?? -gap) + gap)],
    [],
  );
  return down.reduceRight<number[]>(
    (placed, share) => [Math.min(share, (placed[0] ?? 1 + gap) - gap), ...placed],
    [],
  );
}

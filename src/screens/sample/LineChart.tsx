import { descending, sort } from 'd3-array';
import { area, line } from 'd3-shape';
import { useMemo } from 'react';
import { baseValues } from '../../samples/model';
import { thresholds } from '../../samples/thresholds';
import { Amount } from '../../i18n/Amount';
import { seriesOf, shareOf, spread, type ChartProps, type Role } from './chart';
import { Dot, Place, Plane, round } from '../../ui/Place';
import { YTicks } from './YTicks';

/** Of a label with its value, as a share of the lowest plot beside which labels have two lines. */
const labelHeight = 36 / 236;

/** Lines over the control: the slider below moves along their x axis. */
export function LineChart({ model, position, isClose, label }: ChartProps) {
  const { chart, control } = model;
  const series = useMemo(() => seriesOf(model), [model]);
  const limits = useMemo(() => thresholds(model), [model]);
  const now = model.work(baseValues(model), position).lines;
  const ranking = sort(series.names, (one, other) => descending(now[one], now[other]));
  const roleOf = (name: string): Role => {
    const rank = ranking.indexOf(name);
    if (rank > 1) return 'other';
    return rank === 0 && !isClose ? 'lead' : 'rival';
  };

  const x = (value: number) => round(shareOf(control)(value) * 100);
  const y = (value: number) => round((1 - shareOf(chart)(value)) * 100);
  const xAt = (_: unknown, index: number) => x(series.positions[index] ?? control.min);
  const path = line<number>(xAt, y);
  const band = area<readonly [number, number]>(
    xAt,
    ([low]) => y(low),
    ([, high]) => y(high),
  );
  // The leader is drawn last, over the others.
  const backToFront = [...ranking].reverse();
  const lastOf = (name: string) => series.lines[name]?.at(-1) ?? 0;
  const ends = sort(series.names, (one, other) => descending(lastOf(one), lastOf(other)));
  const places = spread(
    ends.map((name) => y(lastOf(name)) / 100),
    labelHeight,
  );
  return (
    <div className="scale plot" aria-hidden="true">
      <Plane>
        {chart.min < 0 && <path className="below" d={`M0 ${y(0)}H100V100H0z`} />}
        {chart.ticks.map((tick) => (
          <path key={tick} className={tick === 0 ? 'zero' : 'grid-line'} d={`M0 ${y(tick)}H100`} />
        ))}
        {Object.entries(series.bands).map(([name, values]) => (
          <path key={name} className={`band ${roleOf(name)}`} d={band(values) ?? ''} />
        ))}
        {limits.map(({ verdict, at }) => (
          <path key={verdict} className="threshold" d={`M${x(at)} 0V100`} />
        ))}
        {backToFront.map((name) => (
          <path
            key={name}
            className={`line ${roleOf(name)}`}
            d={path(series.lines[name] ?? []) ?? ''}
          />
        ))}
        <path className="position" d={`M${x(position)} 0V100`} />
        {backToFront.map((name) => (
          <Dot key={name} x={x(position)} y={y(now[name] ?? 0)} className={roleOf(name)} />
        ))}
      </Plane>
      {chart.below && <p className="absolute end-2 bottom-1 text-ink-soft">{label(chart.below)}</p>}
      <YTicks chart={chart} />
      {ends.map((name, index) => (
        <Place
          key={name}
          axis="y"
          from={places[index] ?? 0}
          className={`end-label ${roleOf(name)} flex-col items-start`}
        >
          <span>{label(name)}</span>
          <Amount value={now[name] ?? 0} digits={0} signed={chart.signed ?? false} />
        </Place>
      ))}
    </div>
  );
}

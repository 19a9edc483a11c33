import { max, maxIndex } from 'd3-array';
import { scaleBand, scalePoint } from 'd3-scale';
import { Amount } from '../../i18n/Amount';
import { yearsTo } from '../../samples/arithmetic';
import { baseValues } from '../../samples/model';
import { levels, limitOf, payments, tollGuarantee } from '../../samples/tollGuarantee';
import { Dot, Place, Plane, round } from '../../ui/Place';
import { yOf, YAxis, type ChartProps } from './chart';

const values = baseValues(tollGuarantee);
const limit = limitOf(values);
const underPlot = 'translate-y-[calc(100%+0.125rem)] self-end text-ink-soft';

/** Payments of each year against the limit; beside them the worst year of other guarantees. */
export function ColumnChart({ model: { chart }, position, label }: ChartProps) {
  const paid = payments(values, position, values.asked);
  const band = scaleBand(yearsTo(paid.length), [0, 100]).padding(0.28);
  const middle = (year: number) => ((band(year) ?? 0) + band.bandwidth() / 2) / 100;
  const y = yOf(chart);
  const column = (year: number, from: number, to: number) =>
    `M${round(band(year) ?? 0)} ${y(from)}h${round(band.bandwidth())}V${y(to)}h${-round(band.bandwidth())}z`;
  const worst = max(paid) ?? 0;
  const point = scalePoint(Object.values(levels), [0, 1]).padding(0.5);
  const limitLine = <path className="stroke-ink stroke-2" d={`M0 ${y(limit)}H100`} />;
  return (
    <div className="scale mb-6 h-(--plot)" aria-hidden="true">
      <YAxis chart={chart} />
      <Plane>
        {paid.map((payment, index) => (
          <g key={index} className="stroke-none">
            <path className="fill-(--grey)" d={column(index + 1, 0, Math.min(payment, limit))} />
            {payment > limit && (
              <path className="fill-accent" d={column(index + 1, limit, payment)} />
            )}
          </g>
        ))}
        {limitLine}
      </Plane>
      {worst > 0 && (
        <Place from={middle(maxIndex(paid) + 1)}>
          <Place axis="y" from={y(worst) / 100} className="-translate-y-[0.75em] font-semibold">
            <Amount value={worst} digits={1} fixed />
          </Place>
        </Place>
      )}
      {[1, 5, 9, 15].map((year) => (
        <Place key={year} from={middle(year)} className={underPlot}>
          <Amount value={year} digits={0} />
        </Place>
      ))}
      <p className="absolute -start-(--before) top-[calc(100%+0.125rem)] text-ink-soft">
        {label('years')}
      </p>
      <div className="absolute inset-y-0 start-[calc(100%+0.75rem)] w-[calc(var(--after)-1rem)]">
        <Plane>
          <path className="stroke-ink" d="M0 100H100" />
          {limitLine}
          {Object.values(levels).map((level) => {
            const x = (point(level) ?? 0) * 100;
            const highest = max(payments(values, position, level)) ?? 0;
            const look = level === values.asked ? 'text-accent' : 'text-(--grey)';
            return highest > chart.max ? (
              // An arrow for what is above the scale.
              <path key={level} className={`stroke-current ${look}`} d={`M${x - 6} 5L${x} 0l6 5`} />
            ) : (
              <Dot key={level} x={x} y={y(highest)} className={`stroke-[9px] ${look}`} />
            );
          })}
        </Plane>
        {Object.values(levels).map((level) => (
          <Place key={level} from={point(level) ?? 0} className={underPlot}>
            <Amount value={level} digits={0} />
          </Place>
        ))}
        <p className="absolute top-[calc(100%+1.5em)] text-ink-soft">{label('levels')}</p>
      </div>
    </div>
  );
}

import { greatestIndex } from 'd3-array';
import { scaleBand } from 'd3-scale';
import { baseValues } from '../../samples/model';
import { levels, limitOf, payments, tollGuarantee } from '../../samples/tollGuarantee';
import { Amount } from '../../i18n/Amount';
import { shareOf, type ChartProps } from './chart';
import { Dot, Place, Plane, round } from '../../ui/Place';
import { YTicks } from './YTicks';

const values = baseValues(tollGuarantee);
const limit = limitOf(values);
const levelNames = Object.entries(levels);

/** Payments of each year against the limit; beside them the worst year of other guarantees. */
export function ColumnChart({ model: { chart }, position, label }: ChartProps) {
  const paid = payments(values, position, values.asked);
  const years = paid.map((_, index) => index + 1);
  const band = scaleBand(years, [0, 100]).paddingInner(0.28).paddingOuter(0.14);
  const y = (value: number) => round((1 - shareOf(chart)(value)) * 100);
  const width = band.bandwidth();
  const bar = (x: number, from: number, to: number) =>
    `M${round(x)} ${y(from)}h${round(width)}V${y(to)}h${-round(width)}z`;
  const worstYear = (greatestIndex(paid) ?? 0) + 1;
  const worst = Math.max(...paid);
  const centre = (year: number) => ((band(year) ?? 0) + width / 2) / 100;
  const panel = levelNames.map(([name, level], index) => {
    const highest = Math.max(...payments(values, position, level));
    return { name, level, highest, x: (index + 0.5) / levelNames.length };
  });
  return (
    <div className="scale plot mb-6" aria-hidden="true">
      <Plane>
        {chart.ticks.map((tick) => (
          <path key={tick} className={tick === 0 ? 'zero' : 'grid-line'} d={`M0 ${y(tick)}H100`} />
        ))}
        {paid.map((payment, index) => {
          const x = band(index + 1) ?? 0;
          return (
            <g key={index}>
              <path className="column" d={bar(x, 0, Math.min(payment, limit))} />
              {payment > limit && <path className="column above" d={bar(x, limit, payment)} />}
            </g>
          );
        })}
        <path className="limit" d={`M0 ${y(limit)}H100`} />
      </Plane>
      <YTicks chart={chart} />
      {worst > 0 && (
        <Place from={centre(worstYear)} className="value">
          <Place axis="y" from={y(worst) / 100} className="-translate-y-[0.75em] font-semibold">
            <Amount value={worst} digits={1} fixed />
          </Place>
        </Place>
      )}
      {[1, 5, 9, 15].map((year) => (
        <Place key={year} from={centre(year)} className="under-plot text-ink-soft">
          <Amount value={year} digits={0} />
        </Place>
      ))}
      <p className="absolute -start-(--before) top-[calc(100%+0.125rem)] text-ink-soft">
        {label('years')}
      </p>
      <div className="absolute inset-y-0 start-[calc(100%+0.75rem)] w-[calc(var(--after)-1rem)]">
        <Plane>
          <path className="zero" d="M0 100H100" />
          <path className="limit" d={`M0 ${y(limit)}H100`} />
          {panel.map(({ name, level, highest, x }) => {
            const role = level === values.asked ? 'lead' : 'other';
            return highest > chart.max ? (
              // An arrow for what is above the scale.
              <path key={name} className={role} d={`M${x * 100 - 6} 5L${x * 100} 0l6 5`} />
            ) : (
              <Dot key={name} x={x * 100} y={y(highest)} className={role} />
            );
          })}
        </Plane>
        <p className="absolute top-[calc(100%+1.5em)] text-ink-soft">{label('levels')}</p>
        {panel.map(({ name, level, x }) => (
          <Place key={name} from={x} className="under-plot text-ink-soft">
            <Amount value={level} digits={0} />
          </Place>
        ))}
      </div>
    </div>
  );
}

import { line } from 'd3-shape';
import { baseValues } from '../../samples/model';
import { limitIn, payments, tollGuarantee, years } from '../../samples/tollGuarantee';
import { Plane, Positioned } from '../../ui/Positioned';
import { xOf, XTicks, YAxis, yOf, type ChartProps } from './chart';

const values = baseValues(tollGuarantee);
const { chart } = tollGuarantee;
const yearScale = { min: 0.5, max: 15.5, ticks: [1, 5, 10, 15] };
const [x, y] = [xOf(yearScale), yOf(chart)];
const underPlot = 'translate-y-[calc(100%+0.25rem)] self-end text-ink-soft';
const columns = [
  { guarantee: 'asked', from: -0.38, to: 0, className: 'fill-accent/40' },
  { guarantee: 'debt', from: 0, to: 0.38, className: 'fill-accent' },
] as const;
const lastYear = years.length;

/** Two columns for each year's payments, one for each guarantee, and the line of the limit. */
export function ColumnChart({ t, assumption }: ChartProps<typeof tollGuarantee>) {
  const limitLine = line<number>(x, (year) => y(limitIn(values, year)))(years) ?? '';
  return (
    <>
      <ul className="flex flex-wrap gap-x-4" aria-hidden="true">
        {columns.map(({ guarantee, className }) => (
          <li key={guarantee} className="flex items-center gap-1.5">
            <svg className="size-3 flex-none">
              <rect className={className} width="100%" height="100%" />
            </svg>
            {t(`chart.labels.${guarantee}`)}
          </li>
        ))}
      </ul>
      <div className="scale mb-6 h-(--plot-height)" aria-hidden="true">
        <YAxis scale={chart} />
        <Plane>
          {columns.map(({ guarantee, from, to, className }) => (
            <g key={guarantee} className={`stroke-none ${className}`}>
              {payments(values, assumption, guarantee).map((paid, index) => {
                const year = years[index] ?? 0;
                const [start, end] = [x(year + from), x(year + to)];
                return <path key={year} d={`M${start} ${y(0)}H${end}V${y(paid)}H${start}z`} />;
              })}
            </g>
          ))}
          <path className="stroke-ink stroke-2" d={limitLine} />
        </Plane>
        <Positioned
          axis="y"
          from={y(limitIn(values, lastYear))}
          className="ms-[calc(100%+0.5rem)] justify-start!"
        >
          {t('chart.labels.limit')}
        </Positioned>
        <XTicks scale={yearScale} className={underPlot} />
        <Positioned from={x(1)} className={`justify-end! ${underPlot}`}>
          <span className="me-[0.75em]">{t('chart.labels.years')}</span>
        </Positioned>
      </div>
    </>
  );
}

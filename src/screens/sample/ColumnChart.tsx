import { greatest } from 'd3-array';
import { Amount } from '../../i18n/Amount';
import { baseValues } from '../../samples/model';
import { guaranteedShares, limitOf, payments, tollGuarantee } from '../../samples/tollGuarantee';
import { Dot, Positioned, Plane } from '../../ui/Positioned';
import { xOf, XTicks, YAxis, yOf, type ChartProps } from './chart';

const values = baseValues(tollGuarantee);
const limit = limitOf(values);
const { chart } = tollGuarantee;
const yearScale = { min: 0.5, max: 15.5, ticks: [1, 5, 9, 15] };
const shareScale = { min: 55, max: 95, ticks: Object.values(guaranteedShares) };
const underPlot = 'translate-y-[calc(100%+0.25rem)] self-end text-ink-soft';

/** A column for each year's payment and, beside them, a dot for the worst payment at each guaranteed share. */
export function ColumnChart({ t, assumption }: ChartProps<typeof tollGuarantee>) {
  const paidByYear = payments(values, assumption, values.askedShare);
  const years = paidByYear.map((paid, index) => ({ year: index + 1, paid }));
  const worst = greatest(years, ({ paid }) => paid);
  const x = xOf(yearScale);
  const y = yOf(chart);
  const columnPath = (year: number, from: number, to: number) =>
    `M${x(year - 0.36)} ${y(from)}H${x(year + 0.36)}V${y(to)}H${x(year - 0.36)}z`;
  const shareDots = Object.values(guaranteedShares).map((share) => ({
    share,
    worstPaid: Math.max(...payments(values, assumption, share)),
    className: `stroke-[9px] ${share === values.askedShare ? 'text-accent' : 'text-(--grey)'}`,
  }));
  const xOfShare = xOf(shareScale);
  const limitLine = <path className="stroke-ink stroke-2" d={`M0 ${y(limit)}H100`} />;
  return (
    <div className="scale mb-6 h-(--plot-height)" aria-hidden="true">
      <YAxis scale={chart} />
      <Positioned axis="y" from={y(limit)}>
        <span className="absolute end-full -translate-y-[1.15em] pe-2">
          {t('chart.labels.limit')}
        </span>
      </Positioned>
      <Plane>
        {years.map(({ year, paid }) => (
          <g key={year} className="stroke-none">
            <path
              className={paid > limit ? 'fill-accent/55' : 'fill-(--grey)'}
              d={columnPath(year, 0, Math.min(paid, limit))}
            />
            <path className="fill-accent" d={columnPath(year, limit, Math.max(paid, limit))} />
          </g>
        ))}
        {limitLine}
      </Plane>
      {worst && worst.paid > 0 && (
        <Positioned from={x(worst.year)}>
          <Positioned axis="y" from={y(worst.paid)} className="-translate-y-[0.75em] font-semibold">
            <Amount value={worst.paid} digits={1} trailingZeros />
          </Positioned>
        </Positioned>
      )}
      <XTicks scale={yearScale} className={underPlot} />
      <Positioned from={x(1)} className={`justify-end! ${underPlot}`}>
        <span className="me-[0.75em]">{t('chart.labels.years')}</span>
      </Positioned>
      <div className="absolute inset-y-0 start-[calc(100%+0.75rem)] w-[calc(var(--after)-1rem)]">
        <Plane>
          <path className="stroke-ink" d="M0 100H100" />
          {limitLine}
          {shareDots.map(({ share, worstPaid, className }) => (
            <Dot key={share} x={xOfShare(share)} y={y(worstPaid)} className={className} />
          ))}
        </Plane>
        <XTicks scale={shareScale} className={underPlot} />
        <p className="absolute top-[calc(100%+1.625em)] text-ink-soft">
          {t('chart.labels.levels')}
        </p>
      </div>
    </div>
  );
}

import { sort } from 'd3-array';
import { Amount } from '../../i18n/Amount';
import { baseValues, decimalsOf } from '../../samples/model';
import { costsBySite, rivals, tenantCost } from '../../samples/tenantCost';
import { Positioned } from '../../ui/Positioned';
import { ChartLegend } from './ChartLegend';
import { xOf, XTicks, type ChartProps } from './chart';

const values = baseValues(tenantCost);
const x = xOf(tenantCost.chart);

/** In the order of the stack. Transport is first: it starts at zero, so that its lengths can be compared. */
const partFills = {
  transport: 'fill-accent',
  labour: 'fill-ink/70',
  premises: 'fill-ink/40',
  tax: 'fill-paper stroke-ink',
};
const parts = ['transport', 'labour', 'premises', 'tax'] as const;

/** A bar for the zone without and with each promise and for each other site, all on one scale. */
export function StackChart({ t, assumption }: ChartProps<typeof tenantCost>) {
  const { zone, sealed, ...others } = costsBySite(values, assumption);
  const sites = sort(rivals, (site) => others[site].total);
  const cheapest = Math.min(...sites.map((site) => others[site].total));
  const bars = [
    { ...zone, tax: zone.fullTax, name: t('chart.labels.asItIs'), isZone: true },
    { ...zone, name: t('chart.labels.withHoliday'), isZone: true },
    { ...sealed, name: t('chart.labels.withBoth'), isZone: true },
    ...sites.map((site) => ({ ...others[site], name: t(`table.columns.${site}`), isZone: false })),
  ];
  return (
    <div aria-hidden="true">
      <ChartLegend
        items={parts.map((part) => ({ fill: partFills[part], text: t(`chart.labels.${part}`) }))}
      />
      <div className="scale h-[1.25em] text-ink-soft">
        <XTicks scale={tenantCost.chart} />
      </div>
      <div className="relative">
        {bars.map(({ name, isZone, freight, time, labour, energy, rent, beforeTax, tax }) => {
          const amounts = { transport: freight + time, labour, premises: energy + rent, tax };
          return (
            <div
              key={name}
              className={`grid items-center pb-0.5 leading-[1.25] sm:grid-cols-[var(--before)_minmax(0,1fr)] sm:py-1 ${isZone ? 'font-semibold' : ''}`}
            >
              <p>{name}</p>
              <div className="scale flex h-3 items-center sm:ms-0! sm:h-[clamp(1.125rem,0.8rem+1vw,1.75rem)]">
                {parts.map((part) => (
                  <svg
                    key={part}
                    width={`${x(amounts[part])}%`}
                    height="100%"
                    className="flex-none overflow-visible"
                  >
                    <rect className={partFills[part]} width="100%" height="100%" />
                  </svg>
                ))}
                <span className="halo ms-1.5 font-semibold">
                  <Amount
                    value={beforeTax + tax}
                    digits={decimalsOf(tenantCost, 'total')}
                    trailingZeros
                  />
                </span>
              </div>
            </div>
          );
        })}
        <div className="absolute inset-0">
          <div className="scale h-full">
            <Positioned from={x(cheapest)} className="self-stretch border-s-2 border-ink" />
          </div>
        </div>
      </div>
    </div>
  );
}

import { sort } from 'd3-array';
import { baseValues } from '../../samples/model';
import { costsBySite, rivals, tenantCost } from '../../samples/tenantCost';
import { BarLegend, Bars } from './Bars';
import { XTicks, type ChartProps } from './chart';

const values = baseValues(tenantCost);

/** A bar for the costs of the zone without and with its promises, and of each other site, cheapest first. */
export function StackChart({ t, assumption }: ChartProps<typeof tenantCost>) {
  const costs = costsBySite(values, assumption);
  const { zone, sealed } = costs;
  const cheapestFirst = sort(rivals, (rival) => costs[rival].total);
  const bars = [
    { name: t('chart.labels.asItIs'), site: zone, tax: zone.fullTax },
    { name: t('chart.labels.withHoliday'), site: zone, tax: zone.tax },
    { name: t('chart.labels.withBoth'), site: sealed, tax: sealed.tax },
    ...cheapestFirst.map((rival) => {
      const site = costs[rival];
      return { name: t(`table.columns.${rival}`), site, tax: site.tax };
    }),
  ].map(({ name, site, tax }) => {
    const { labour, energy, rent, freight, time } = site;
    const parts = { transport: freight + time, labour, premises: energy + rent, tax };
    return { name, parts, inAccent: site === zone || site === sealed };
  });
  const cheapest = Math.min(...rivals.map((rival) => costs[rival].total));
  return (
    <div aria-hidden="true">
      <BarLegend t={t} parts={['transport', 'labour', 'premises', 'tax']} />
      <Bars bars={bars} max={tenantCost.chart.max} referenceLine={cheapest} digits={2} />
      <div className="relative ms-35 me-15 h-5 text-ink-soft lg:mb-4">
        <XTicks scale={tenantCost.chart} />
      </div>
    </div>
  );
}

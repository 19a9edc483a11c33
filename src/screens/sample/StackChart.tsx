import { sort } from 'd3-array';
import { baseValues } from '../../samples/model';
import { costsBySite, rivals, tenantCost } from '../../samples/tenantCost';
import { BarLegend, Bars } from './Bars';
import { XTicks, type ChartProps } from './chart';

const values = baseValues(tenantCost);
// The road saves most where haulage costs most: at the end of the slider.
const { savingByBoth: longestBar } = tenantCost.evaluate(values, tenantCost.slider.max).figures;

/** A bar for the costs at each site; below, bars for the zone's gap without a holiday and for the savings. */
export function StackChart({ t, assumption }: ChartProps<typeof tenantCost>) {
  const { figures } = tenantCost.evaluate(values, assumption);
  const { gapWithoutHoliday, savingByHoliday, savingByRoad } = figures;
  const costs = costsBySite({ ...values, haulage: assumption });
  const sites = ['zone' as const, ...sort(rivals, (rival) => costs[rival].total)];
  const costBars = sites.map((site) => {
    const { labour, energy, rent, groupTax, freight, time } = costs[site];
    const premises = energy + rent;
    const parts = { labour, premises, tax: groupTax, transport: freight + time };
    return { name: t(`table.columns.${site}`), parts, inAccent: site === 'zone' };
  });
  const gapBars = [
    { name: t('chart.labels.without'), parts: { gap: gapWithoutHoliday } },
    { name: t('chart.labels.holiday'), parts: { tax: savingByHoliday } },
    { name: t('chart.labels.road'), parts: { transport: savingByRoad } },
    { name: t('chart.labels.both'), parts: { tax: savingByHoliday, transport: savingByRoad } },
  ];
  return (
    <div aria-hidden="true">
      <BarLegend t={t} parts={['transport', 'labour', 'premises', 'tax']} />
      <Bars bars={costBars} max={tenantCost.chart.max} referenceLine={figures.rival} digits={2} />
      <div className="relative ms-35 me-15 h-5 text-ink-soft lg:mb-4">
        <XTicks scale={tenantCost.chart} />
      </div>
      <Bars bars={gapBars} max={longestBar} referenceLine={gapWithoutHoliday} digits={1} />
    </div>
  );
}

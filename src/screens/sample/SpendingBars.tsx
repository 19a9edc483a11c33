import { baseValues } from '../../samples/model';
import { accountOf, visitorSpending } from '../../samples/visitorSpending';
import { BarLegend, Bars } from './Bars';
import type { ChartProps } from './chart';

const values = baseValues(visitorSpending);

/** How much of 100 dollars of spending stays in the country, today and under the assumption. */
export function SpendingBars({ t, assumption }: ChartProps<typeof visitorSpending>) {
  const bars = (['today', 'then'] as const).map((name) => {
    const localFood = name === 'today' ? values.boughtToday : assumption;
    const { district, elsewhere, spend, stays } = accountOf(values, localFood).total;
    const parts = { district, elsewhere, leavesCountry: spend - stays };
    return { name: t(`chart.labels.${name}`), parts, inAccent: name === 'then' };
  });
  return (
    <div aria-hidden="true" className="mt-4">
      <BarLegend t={t} parts={['district', 'elsewhere', 'leavesCountry']} />
      <Bars bars={bars} max={100} />
    </div>
  );
}

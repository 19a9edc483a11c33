import { baseValues } from '../../samples/model';
import { accountOf, visitorSpending } from '../../samples/visitorSpending';
import { BarKey, Bars } from './Bars';
import type { ChartProps } from './chart';

const values = baseValues(visitorSpending);
const parts = ['district', 'elsewhere', 'leaves'] as const;

/** Where a hundred dollars of a guest go, today and at the position of the control. */
export function HundredBars({ position, label }: ChartProps) {
  const bars = { today: values.boughtToday, then: position };
  return (
    <div className="plot-bars mt-6" aria-hidden="true">
      <BarKey parts={parts.map((look) => ({ look, name: label(look) }))} />
      <Bars
        max={100}
        digits={2}
        hasTotals={false}
        bars={Object.entries(bars).map(([name, share]) => {
          const { district, elsewhere, spend, stays } = accountOf(values, share).total;
          return {
            name: label(name),
            isLead: name === 'then',
            parts: [
              { look: 'district', value: district },
              { look: 'elsewhere', value: elsewhere },
              { look: 'leaves', value: spend - stays },
            ],
          };
        })}
      />
    </div>
  );
}

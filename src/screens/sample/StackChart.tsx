import { ascending, sort } from 'd3-array';
import { Amount } from '../../i18n/Amount';
import { baseValues, keysOf } from '../../samples/model';
import { costsOf, tenantCost } from '../../samples/tenantCost';
import { accountOf, visitorSpending } from '../../samples/visitorSpending';
import { Place } from '../../ui/Place';
import { BarKey, Bars } from './Bars';
import { shareOf, type ChartProps } from './chart';

const values = baseValues(tenantCost);
const widestGap = tenantCost.work(values, tenantCost.control.max).figures.both;

/** The cost of a dozen in each place, and what closes the gap between the zone and the cheapest. */
export function StackChart({ model: { chart }, position, label, column }: ChartProps) {
  const { rival, without, holiday, road } = tenantCost.work(values, position).figures;
  const costs = costsOf({ ...values, haulage: position });
  const [zone, ...rivals] = keysOf(costs);
  const sorted = sort(rivals, (one, other) => ascending(costs[one].total, costs[other].total));
  return (
    <div aria-hidden="true">
      <BarKey parts={['transport', 'labour', 'premises', 'tax']} label={label} />
      <Bars
        max={chart.max}
        mark={rival}
        bars={[...(zone ? [zone] : []), ...sorted].map((place) => {
          const { labour, energy, rent, groupTax, freight, time } = costs[place];
          const parts = {
            labour,
            premises: energy + rent,
            tax: groupTax,
            transport: freight + time,
          };
          return { name: column(place), isLead: place === zone, parts };
        })}
      />
      <div className="relative ms-35 me-15 h-5 text-ink-soft">
        {chart.ticks.map((tick) => (
          <Place key={tick} from={shareOf(chart)(tick)}>
            <Amount value={tick} digits={0} />
          </Place>
        ))}
      </div>
      <Bars
        max={widestGap}
        mark={without}
        bars={[
          { name: label('without'), parts: { gap: without } },
          { name: label('holiday'), parts: { tax: holiday } },
          { name: label('road'), parts: { transport: road } },
          { name: label('both'), parts: { tax: holiday, transport: road } },
        ]}
      />
    </div>
  );
}

const visitor = baseValues(visitorSpending);

/** Where a hundred dollars of a guest go, today and at the position of the slider. */
export function HundredBars({ position, label }: ChartProps) {
  const bars = { today: visitor.boughtToday, then: position };
  return (
    <div aria-hidden="true" className="mt-4">
      <BarKey parts={['district', 'elsewhere', 'leaves']} label={label} />
      <Bars
        max={100}
        bars={Object.entries(bars).map(([name, share]) => {
          const { district, elsewhere, spend, stays } = accountOf(visitor, share).total;
          const parts = { district, elsewhere, leaves: spend - stays };
          return { name: label(name), isLead: name === 'then', parts };
        })}
      />
    </div>
  );
}

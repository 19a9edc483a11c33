import { ascending, sort } from 'd3-array';
import { baseValues, keysOf } from '../../samples/model';
import { costsOf, tenantCost } from '../../samples/tenantCost';
import { Amount } from '../../i18n/Amount';
import { BarKey, Bars } from './Bars';
import { shareOf, type ChartProps } from './chart';
import { Place } from '../../ui/Place';

const values = baseValues(tenantCost);
const parts = ['transport', 'labour', 'premises', 'tax'];
const bridge = ['without', 'holiday', 'road', 'both'] as const;
const widest = tenantCost.work(values, tenantCost.control.max).figures.both;

/** The cost of a dozen in each place, and what closes the gap between the zone and the cheapest. */
export function StackChart({ model: { chart }, position, label, column }: ChartProps) {
  const { figures } = tenantCost.work(values, position);
  const table = costsOf({ ...values, haulage: position });
  const costOf = (place: keyof typeof table) => table[place].total;
  const rivals = keysOf(table).filter((place) => place !== 'zone');
  const places = [
    'zone' as const,
    ...sort(rivals, (one, other) => ascending(costOf(one), costOf(other))),
  ];
  return (
    <div className="plot-bars" aria-hidden="true">
      <BarKey parts={parts.map((look) => ({ look, name: label(look) }))} />
      <Bars
        max={chart.max}
        mark={figures.rival}
        digits={2}
        bars={places.map((place) => ({
          name: column(place),
          isLead: place === 'zone',
          parts: [
            { look: 'labour', value: table[place].labour },
            { look: 'premises', value: table[place].energy + table[place].rent },
            { look: 'tax', value: table[place].groupTax },
            { look: 'transport', value: table[place].freight + table[place].time },
          ],
        }))}
      />
      <div className="bar-axis relative h-5 text-ink-soft">
        {chart.ticks.map((tick) => (
          <Place key={tick} from={shareOf(chart)(tick)}>
            <Amount value={tick} digits={0} />
          </Place>
        ))}
      </div>
      <Bars
        max={widest}
        mark={figures.without}
        digits={2}
        bars={bridge.map((name) => ({
          name: label(name),
          parts: bridgeParts(name, figures),
        }))}
      />
    </div>
  );
}

function bridgeParts(
  name: (typeof bridge)[number],
  { without, holiday, road }: Record<'without' | 'holiday' | 'road', number>,
) {
  if (name === 'without') return [{ look: 'gap', value: without }];
  return [
    ...(name === 'road' ? [] : [{ look: 'tax', value: holiday }]),
    ...(name === 'holiday' ? [] : [{ look: 'transport', value: road }]),
  ];
}

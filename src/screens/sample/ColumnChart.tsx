import { greatest } from 'd3-array';
import { line } from 'd3-shape';
import { Amount } from '../../i18n/Amount';
import { baseValues } from '../../samples/model';
import { shownNumber } from '../../samples/rounding';
import { limitIn, payments, tollGuarantee, years } from '../../samples/tollGuarantee';
import { Positioned } from '../../ui/Positioned';
import { StretchedSvg } from '../../ui/StretchedSvg';
import { ChartLegend } from './ChartLegend';
import { xOf, XTicks, YAxis, yOf, type ChartProps } from './chart';

const values = baseValues(tollGuarantee);
const { chart } = tollGuarantee;
const yearScale = { min: 0.5, max: 15.5, ticks: [1, 5, 10, 15] };
const x = xOf(yearScale);
const y = yOf(chart);

/** From the middle of a year to the middle of its column, and half of a column's width, in years. */
const [offset, halfWidth] = [0.2, 0.19];
const guarantees = [
  { name: 'asked', fill: 'fill-accent/35', offset: -offset },
  { name: 'debt', fill: 'fill-accent', offset },
] as const;

const limitPath = line<number>(x, (year) => y(limitIn(values, year)))([...years, yearScale.max]);

/** Two columns for each year: what is paid under either guarantee. */
export function ColumnChart({ t, assumption }: ChartProps<typeof tollGuarantee>) {
  const columns = guarantees.map((guarantee) => {
    const paid = payments(values, assumption, guarantee.name);
    const payment = paid.map((amount, index) => ({ at: index + 1 + guarantee.offset, amount }));
    return { ...guarantee, payments: payment, worst: greatest(payment, ({ amount }) => amount) };
  });
  return (
    <div aria-hidden="true">
      <ChartLegend
        items={guarantees.map(({ name, fill }) => ({ fill, text: t(`chart.labels.${name}`) }))}
      />
      <div className="scale h-(--plot-height)">
        <YAxis scale={chart} />
        <StretchedSvg className="absolute inset-0 size-full">
          {columns.map(({ name, fill, payments: paid }) => (
            <path
              key={name}
              className={`stroke-none ${fill}`}
              d={paid.map(({ at, amount }) => columnPath(at, amount)).join('')}
            />
          ))}
          {limitPath && <path className="stroke-ink stroke-2" d={limitPath} />}
        </StretchedSvg>
        <Positioned axis="y" from={y(limitIn(values, yearScale.max))}>
          <span className="absolute start-full ps-2 font-semibold">{t('chart.labels.limit')}</span>
        </Positioned>
        {columns.map(
          ({ name, worst }) =>
            worst &&
            worst.amount > 0 && (
              <Positioned key={name} from={x(worst.at)}>
                <Positioned axis="y" from={y(worst.amount)}>
                  <span className="halo absolute bottom-0 font-semibold">
                    <Amount
                      value={shownNumber(tollGuarantee, 'worst', worst.amount)}
                      digits={1}
                      trailingZeros
                    />
                  </span>
                </Positioned>
              </Positioned>
            ),
        )}
      </div>
      <div className="scale mt-1 h-[1.25em] text-ink-soft">
        <XTicks scale={yearScale} />
        <Positioned from={0} className="justify-end!">
          <span className="pe-1">{t('chart.labels.years')}</span>
        </Positioned>
      </div>
    </div>
  );
}

const columnPath = (at: number, amount: number) =>
  `M${x(at - halfWidth)} ${y(0)}V${y(amount)}H${x(at + halfWidth)}V${y(0)}z`;

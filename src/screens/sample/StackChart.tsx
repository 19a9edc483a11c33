import { sort, sum } from 'd3-array';
import { Amount } from '../../i18n/Amount';
import { baseValues } from '../../samples/model';
import { costsOf, rivals, tenantCost } from '../../samples/tenantCost';
import { accountOf, visitorSpending } from '../../samples/visitorSpending';
import { Positioned } from '../../ui/Positioned';
import { xOf, XTicks, type ChartOf } from './chart';

const values = baseValues(tenantCost);
const widestGap = tenantCost.evaluate(values, tenantCost.slider.max).figures.both;

export function StackChart({ t, assumption }: ChartOf<typeof tenantCost>) {
  const { rival, without, holiday, road } = tenantCost.evaluate(values, assumption).figures;
  const costs = costsOf({ ...values, haulage: assumption });
  const places = ['zone' as const, ...sort(rivals, (site) => costs[site].total)];
  const costBars = places.map((place) => {
    const { labour, energy, rent, groupTax, freight, time } = costs[place];
    const premises = energy + rent;
    const parts = { labour, premises, tax: groupTax, transport: freight + time };
    return { name: t(`table.columns.${place}`), parts, isLead: place === 'zone' };
  });
  const gapBars = [
    { name: t('chart.labels.without'), parts: { gap: without } },
    { name: t('chart.labels.holiday'), parts: { tax: holiday } },
    { name: t('chart.labels.road'), parts: { transport: road } },
    { name: t('chart.labels.both'), parts: { tax: holiday, transport: road } },
  ];
  return (
    <div aria-hidden="true">
      <BarKey t={t} parts={['transport', 'labour', 'premises', 'tax']} />
      <Bars bars={costBars} max={tenantCost.chart.max} mark={rival} digits={2} />
      <div className="relative ms-35 me-15 h-5 text-ink-soft lg:mb-4">
        <XTicks scale={tenantCost.chart} />
      </div>
      <Bars bars={gapBars} max={widestGap} mark={without} digits={1} />
    </div>
  );
}

const visitor = baseValues(visitorSpending);

export function HundredBars({ t, assumption }: ChartOf<typeof visitorSpending>) {
  const bars = (['today', 'then'] as const).map((name) => {
    const share = name === 'today' ? visitor.boughtToday : assumption;
    const { district, elsewhere, spend, stays } = accountOf(visitor, share).total;
    const parts = { district, elsewhere, leaves: spend - stays };
    return { name: t(`chart.labels.${name}`), parts, isLead: name === 'then' };
  });
  return (
    <div aria-hidden="true" className="mt-4">
      <BarKey t={t} parts={['district', 'elsewhere', 'leaves']} />
      <Bars bars={bars} max={100} />
    </div>
  );
}

const looks = {
  labour: 'fill-ink/70',
  premises: 'fill-ink/40',
  tax: 'fill-paper stroke-ink',
  transport: 'fill-accent',
  gap: 'fill-ink',
  district: 'fill-accent',
  elsewhere: 'fill-accent/50',
  leaves: 'fill-paper stroke-ink',
};
type Look = keyof typeof looks;

interface BarsProps {
  bars: readonly { name: string; parts: Partial<Record<Look, number>>; isLead?: boolean }[];
  max: number;
  /** Where a line crosses all bars; totals stand at their ends then. */
  mark?: number;
  digits?: number;
}

function Bars({ bars, max, mark, digits }: BarsProps) {
  const x = xOf({ min: 0, max });
  return bars.map(({ name, parts, isLead }) => (
    <div key={name} className={`bars ${isLead ? 'text-accent' : ''}`}>
      <p>{name}</p>
      <div className="relative flex h-[clamp(1.125rem,0.8rem+1vw,1.75rem)] items-center">
        {Object.entries(parts).map(([look, value]) => (
          <Part key={look} look={look as Look} width={`${x(value)}%`} />
        ))}
        {mark !== undefined && (
          <>
            <Positioned from={x(mark)}>
              <div className="-my-1 self-stretch border-s-[1.5px] border-ink" />
            </Positioned>
            <span className="relative ms-1.5 bg-paper px-0.5 font-semibold">
              <Amount value={sum(Object.values(parts))} digits={digits} fixed />
            </span>
          </>
        )}
      </div>
    </div>
  ));
}

interface BarKeyProps<Part extends Look> {
  t: (key: `chart.labels.${NoInfer<Part>}`) => string;
  parts: readonly Part[];
}

function BarKey<Part extends Look>({ t, parts }: BarKeyProps<Part>) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {parts.map((look) => (
        <li key={look} className="flex items-center gap-1.5">
          <span className="flex h-3">
            <Part look={look} width="1rem" />
          </span>
          {t(`chart.labels.${look}`)}
        </li>
      ))}
    </ul>
  );
}

function Part({ look, width }: { look: Look; width: string }) {
  return (
    <svg className="h-full flex-none overflow-visible" width={width}>
      <rect className={looks[look]} width="100%" height="100%" />
    </svg>
  );
}

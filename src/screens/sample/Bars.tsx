import { sum } from 'd3-array';
import { Amount } from '../../i18n/Amount';
import { Positioned } from '../../ui/Positioned';
import { xOf } from './chart';

const partClasses = {
  transport: 'fill-accent',
  labour: 'fill-ink/70',
  premises: 'fill-ink/40',
  tax: 'fill-paper stroke-ink',
};
type PartName = keyof typeof partClasses;

interface BarsProps {
  bars: readonly { name: string; parts: Partial<Record<PartName, number>>; inAccent?: boolean }[];
  /** The value at the end of the scale, which starts at zero. */
  max: number;
  /** The value at which a line crosses all bars. */
  referenceLine: number;
  /** Decimals of the total at the end of each bar. */
  digits: number;
}

export function Bars({ bars, max, referenceLine, digits }: BarsProps) {
  const x = xOf({ min: 0, max });
  return bars.map(({ name, parts, inAccent }) => (
    <div key={name} className={`bars ${inAccent ? 'text-accent' : ''}`}>
      <p>{name}</p>
      <div className="relative flex h-[clamp(1.125rem,0.8rem+1vw,1.75rem)] items-center">
        {Object.entries(parts).map(([part, value]) => (
          <Part key={part} name={part as PartName} width={`${x(value)}%`} />
        ))}
        <Positioned from={x(referenceLine)}>
          <div className="-my-1 self-stretch border-s-[1.5px] border-ink" />
        </Positioned>
        <span className="relative ms-1.5 bg-paper px-0.5 font-semibold">
          <Amount value={sum(Object.values(parts))} digits={digits} trailingZeros />
        </span>
      </div>
    </div>
  ));
}

interface BarLegendProps<Name extends PartName> {
  t: (key: `chart.labels.${NoInfer<Name>}`) => string;
  parts: readonly Name[];
}

export function BarLegend<Name extends PartName>({ t, parts }: BarLegendProps<Name>) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {parts.map((part) => (
        <li key={part} className="flex items-center gap-1.5">
          <span className="flex h-3">
            <Part name={part} width="1rem" />
          </span>
          {t(`chart.labels.${part}`)}
        </li>
      ))}
    </ul>
  );
}

function Part({ name, width }: { name: PartName; width: string }) {
  return (
    <svg className="h-full flex-none overflow-visible" width={width}>
      <rect className={partClasses[name]} width="100%" height="100%" />
    </svg>
  );
}

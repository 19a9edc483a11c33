import { cumsum } from 'd3-array';
import { Amount } from '../../i18n/Amount';
import { Place, Plane, round } from '../../ui/Place';

const looks = {
  labour: 'fill-ink/70 stroke-none',
  premises: 'fill-ink/40 stroke-none',
  tax: 'fill-paper stroke-ink',
  transport: 'fill-accent stroke-none',
  gap: 'fill-ink stroke-none',
  district: 'fill-accent stroke-none',
  elsewhere: 'fill-accent/50 stroke-none',
  leaves: 'fill-paper stroke-ink',
};
type Look = keyof typeof looks;

export interface Bar {
  name: string;
  /** From zero, one after the other. */
  parts: Readonly<Partial<Record<Look, number>>>;
  isLead?: boolean;
}

interface BarsProps {
  bars: readonly Bar[];
  /** The length of the axis. */
  max: number;
  /** Where a line crosses all bars; totals stand at their ends then. */
  mark?: number;
}

/** Horizontal bars that start at zero. */
export function Bars({ bars, max, mark }: BarsProps) {
  const percent = (value: number) => round((value / max) * 100);
  return (
    <ul>
      {bars.map(({ name, parts, isLead }) => {
        const ends = [0, ...cumsum(Object.values(parts))];
        const total = ends.at(-1) ?? 0;
        return (
          <li key={name} className={`bars ${isLead ? 'text-accent' : ''}`}>
            <p>{name}</p>
            <div className="relative h-[clamp(1.125rem,0.8rem+1vw,1.75rem)]">
              <Plane>
                {Object.keys(parts).map((part, index) => (
                  <path
                    key={part}
                    className={looks[part as Look]}
                    d={`M${percent(ends[index] ?? 0)} 0H${percent(ends[index + 1] ?? 0)}V100H${percent(ends[index] ?? 0)}z`}
                  />
                ))}
                {mark !== undefined && (
                  <path className="stroke-ink stroke-[1.5px]" d={`M${percent(mark)} -30V130`} />
                )}
              </Plane>
              {mark !== undefined && (
                <Place from={total / max} className="justify-start! ps-1.5 font-semibold">
                  <span className="bg-paper px-0.5">
                    <Amount value={total} digits={2} fixed />
                  </span>
                </Place>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What the looks of the parts mean. */
export function BarKey({
  parts,
  label,
}: {
  parts: readonly Look[];
  label: (part: Look) => string;
}) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {parts.map((part) => (
        <li key={part} className="flex items-center gap-1.5">
          <span className="relative h-3 w-4">
            <Plane>
              <path className={looks[part]} d="M0 0H100V100H0z" />
            </Plane>
          </span>
          {label(part)}
        </li>
      ))}
    </ul>
  );
}

import { sum } from '../../samples/arithmetic';
import { Amount } from '../../i18n/Amount';
import { Place, Plane, round } from '../../ui/Place';

export interface Bar {
  name: string;
  /** From zero, one after the other. */
  parts: readonly { look: string; value: number }[];
  isLead?: boolean;
}

interface BarsProps {
  bars: readonly Bar[];
  /** The length of the axis. */
  max: number;
  /** Where a line crosses all bars. */
  mark?: number;
  digits: number;
  /** Whether the sum of the parts stands at the end of a bar. */
  hasTotals?: boolean;
}

/** Horizontal bars that start at zero. */
export function Bars({ bars, max, mark, digits, hasTotals = true }: BarsProps) {
  return (
    <ul className="bars">
      {bars.map(({ name, parts, isLead }) => {
        const total = sum(parts.map(({ value }) => value));
        return (
          <li key={name} className={isLead ? 'lead' : ''}>
            <p>{name}</p>
            <div className="bar">
              <Plane>
                {parts.map(({ look, value }, index) => {
                  const start = sum(parts.slice(0, index).map((part) => part.value));
                  const [x, width] = [round((start / max) * 100), round((value / max) * 100)];
                  return <path key={look} className={look} d={`M${x} 0h${width}V100h${-width}z`} />;
                })}
                {mark !== undefined && (
                  <path className="mark" d={`M${round((mark / max) * 100)} -30V130`} />
                )}
              </Plane>
              {hasTotals && (
                <Place from={total / max} className="bar-total">
                  <Amount value={total} digits={digits} fixed />
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
export function BarKey({ parts }: { parts: readonly { look: string; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {parts.map(({ look, name }) => (
        <li key={look} className="flex items-center gap-1.5">
          <span className="relative h-3 w-4">
            <Plane>
              <path className={look} d="M0 0H100V100H0z" />
            </Plane>
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

import type { Threshold } from '../../samples/thresholds';
import type { Model } from '../../samples/model';
import { shareOf } from './chart';
import { Place } from '../../ui/Place';

interface VerdictStripProps {
  model: Model;
  limits: readonly Threshold[];
  verdict: string;
  isClose: boolean;
  label: (verdict: string) => string;
}

/**
 * The answers over the control, between chart and slider; above them a bracket for each threshold, as
 * wide as the ranges of the inputs move it.
 */
export function VerdictStrip({ model, limits, verdict, isClose, label }: VerdictStripProps) {
  const { control, verdicts } = model;
  const share = (position: number) =>
    shareOf(control)(Math.min(Math.max(position, control.min), control.max));
  return (
    <div aria-hidden="true">
      <div className="scale mt-1.5">
        {limits.map(({ verdict: above, range: [low, high] }) => (
          <div key={above} className="relative h-2">
            <Place
              from={share(low)}
              to={share(high)}
              className={`bracket ${low < control.min ? 'open-start' : ''} ${high > control.max ? 'open-end' : ''}`}
            />
          </div>
        ))}
      </div>
      <div className="scale strip h-9">
        {verdicts.map((name, index) => {
          const [before, after] = [limits[index - 1], limits[index]];
          const from = before ? share(before.close[1]) : 0;
          const to = after ? share(after.close[0]) : 1;
          const isActive = name === verdict && !isClose;
          return (
            <Place key={name} from={from} to={to} className={`cell ${isActive ? 'active' : ''}`}>
              <span>{label(name)}</span>
            </Place>
          );
        })}
        {limits.map(({ verdict: above, close: [low, high] }) => (
          <Place key={above} from={share(low)} to={share(high)} className="cell close" />
        ))}
      </div>
    </div>
  );
}

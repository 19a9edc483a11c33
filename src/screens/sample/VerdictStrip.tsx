import type { Model } from '../../samples/model';
import type { Threshold } from '../../samples/thresholds';
import { Place } from '../../ui/Place';
import { shareOf } from './chart';

interface VerdictStripProps {
  model: Model;
  limits: readonly Threshold[];
  verdict: string;
  isClose: boolean;
  label: (verdict: string) => string;
}

/**
 * The answers over the control, between chart and slider; above them a bracket for each threshold, as
 * wide as the ranges of the inputs move it, and open where it goes on beyond the scale.
 */
export function VerdictStrip({ model, limits, verdict, isClose, label }: VerdictStripProps) {
  const { control, verdicts } = model;
  const share = shareOf(control);
  const edges = [control.min, ...limits.flatMap(({ close }) => close), control.max].map(share);
  return (
    <div aria-hidden="true">
      <div className="scale mt-1">
        {limits.map(({ verdict: above, range: [low, high] }) => (
          <div key={above} className="relative h-2">
            <Place
              from={share(low)}
              to={share(high)}
              className={`border-2 border-b-0 border-bronze ${low < control.min ? 'border-s-0' : ''} ${high > control.max ? 'border-e-0' : ''}`}
            />
          </div>
        ))}
      </div>
      <div className="scale strip h-9">
        {edges.slice(1).map((to, index) => {
          // Cells of answers, and between them those that are too close to call.
          const name = index % 2 === 0 ? verdicts[index / 2] : undefined;
          const look = name === undefined ? 'close' : name === verdict && !isClose ? 'active' : '';
          return (
            <Place key={index} from={edges[index] ?? 0} to={to} className={`cell ${look}`}>
              {name !== undefined && <span>{label(name)}</span>}
            </Place>
          );
        })}
      </div>
    </div>
  );
}

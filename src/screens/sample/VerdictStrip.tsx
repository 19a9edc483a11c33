import { pairs } from 'd3-array';
import { memo } from 'react';
import { Place } from '../../ui/Place';
import { xOf, type Paper } from './chart';

export const StripKey = memo(function StripKey({ t }: Pick<Paper, 't'>) {
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-5 text-ink-soft sm:ms-(--before) print:hidden">
      <li className="flex items-center gap-1.5">
        <span className="h-2 w-5 flex-none border-2 border-b-0 border-bronze" />
        {t('samples:strip.range')}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="cell close h-3 w-5 flex-none" />
        {t('samples:strip.close')}
      </li>
    </ul>
  );
});

/**
 * The answers over the slider, between chart and slider; above them a bracket for each threshold, as
 * wide as the ranges of the inputs move it, and open where it goes on beyond the scale.
 */
export function VerdictStrip({ t, model, limits, verdict, isClose }: Paper) {
  const { slider, verdicts } = model;
  const x = xOf(slider);
  const edges = [slider.min, ...limits.flatMap(({ close }) => close), slider.max].map(x);
  return (
    <div aria-hidden="true">
      <div className="scale mt-1">
        {limits.map(({ upperVerdict, range: [low, high] }) => (
          <div key={upperVerdict} className="relative h-2">
            <Place
              from={x(low)}
              to={x(high)}
              className={`border-2 border-b-0 border-bronze ${low < slider.min ? 'border-s-0' : ''} ${high > slider.max ? 'border-e-0' : ''}`}
            />
          </div>
        ))}
      </div>
      <div className="scale strip h-9">
        {pairs(edges).map(([from, to], index) => {
          // Cells of answers, and between them those that are too close to call.
          const name = index % 2 === 0 ? verdicts[index / 2] : undefined;
          const isActive = name === verdict && !isClose;
          const look = name === undefined ? 'close' : isActive ? 'active' : '';
          return (
            <Place key={index} from={from} to={to} className={`cell ${look}`}>
              {name && <span>{t(`verdicts.${name}.cell`)}</span>}
            </Place>
          );
        })}
      </div>
    </div>
  );
}

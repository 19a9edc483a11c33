import { pairs } from 'd3-array';
import { memo } from 'react';
import { Positioned } from '../../ui/Positioned';
import { xOf, type SampleProps } from './chart';

export const StripLegend = memo(function StripLegend({ t }: Pick<SampleProps, 't'>) {
  return (
    <ul aria-hidden="true" className="mt-1.5 flex flex-wrap gap-x-5 text-ink-soft sm:ms-(--before)">
      <li className="flex items-center gap-1.5">
        <span className="h-2 w-5 flex-none border-2 border-b-0 border-bronze" />
        {t('samples:strip.range')}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="cell close h-3 w-5 flex-none" />
        {t('samples:strip.tooClose')}
      </li>
    </ul>
  );
});

/**
 * The answer for each value of the slider, between chart and slider. A bracket above shows the range of a
 * threshold; it is open at an end that lies beyond the slider.
 */
export function VerdictStrip({ t, slug, model, thresholds, verdict, isClose }: SampleProps) {
  const { slider, verdicts } = model;
  const x = xOf(slider);
  const closeRangeEnds = thresholds.flatMap(({ closeRange }) => closeRange);
  const edges = [slider.min, ...closeRangeEnds, slider.max].map(x);
  return (
    <div aria-hidden="true">
      <div className="scale mt-1">
        {thresholds.map(({ upperVerdict, range: [low, high] }) => (
          <div key={upperVerdict} className="relative h-2">
            <Positioned
              from={x(low)}
              to={x(high)}
              className={`border-2 border-b-0 border-bronze ${low < slider.min ? 'border-s-0' : ''} ${high > slider.max ? 'border-e-0' : ''}`}
            />
          </div>
        ))}
      </div>
      <div className="scale strip h-9">
        {pairs(edges).map(([from, to], index) => {
          // Cells alternate: a verdict, too close to call, the next verdict.
          const cellVerdict = index % 2 === 0 ? verdicts[index / 2] : undefined;
          const isActive = cellVerdict === verdict && !isClose;
          const state = cellVerdict === undefined ? 'close' : isActive ? 'active' : '';
          return (
            <Positioned key={index} from={from} to={to} className={`cell ${state}`}>
              {cellVerdict && <span>{t(`services:${slug}.sample.cells.${cellVerdict}`)}</span>}
            </Positioned>
          );
        })}
      </div>
    </div>
  );
}

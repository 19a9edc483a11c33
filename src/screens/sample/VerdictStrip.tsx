import { pairs } from 'd3-array';
import { memo } from 'react';
import { Positioned } from '../../ui/Positioned';
import { xOf, type SampleProps } from './chart';

export const StripLegend = memo(function StripLegend({
  t,
  model,
}: Pick<SampleProps, 't' | 'model'>) {
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-5 text-ink-soft sm:ms-(--before) print:hidden">
      <li className="flex items-center gap-1.5">
        <span className="h-1 w-5 flex-none bg-ink" />
        {t('samples:strip.range')}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="cell close h-3 w-5 flex-none" />
        {t('samples:strip.tooClose', { amount: t('tolerance', { value: model.tolerance }) })}
      </li>
    </ul>
  );
});

/** The answer for each value of the slider, between chart and slider. */
export function VerdictStrip({ slug, t, model, thresholds, verdict, closeTo }: SampleProps) {
  const { slider, verdicts } = model;
  const x = xOf(slider);
  const closeRangeEnds = thresholds.flatMap(({ closeRange }) => closeRange);
  const edges = [slider.min, ...closeRangeEnds, slider.max].map(x);
  const [low, high] = slider.range;
  return (
    <div aria-hidden="true">
      <div className="scale strip h-9">
        {pairs(edges).map(([from, to], index) => {
          // Cells alternate: a verdict, too close to call, the next verdict.
          const cellVerdict = index % 2 === 0 ? verdicts[index / 2] : undefined;
          const isActive = cellVerdict === verdict && closeTo === undefined;
          const state = cellVerdict === undefined ? 'close' : isActive ? 'active' : '';
          return (
            <Positioned key={index} from={from} to={to} className={`cell ${state}`}>
              {cellVerdict && <span>{t(`services:${slug}.sample.cells.${cellVerdict}`)}</span>}
            </Positioned>
          );
        })}
      </div>
      <div className="scale h-1">
        <Positioned from={x(low)} to={x(high)} className="bg-ink" />
      </div>
    </div>
  );
}

import type { Scale } from '../../samples/model';
import { Amount } from '../../i18n/Amount';
import { shareOf } from './chart';
import { Place } from '../../ui/Place';

/** The numbers of a y axis, before the inline start of the plot. */
export function YTicks({ chart }: { chart: Scale }) {
  return chart.ticks.map((tick) => (
    <Place key={tick} axis="y" from={1 - shareOf(chart)(tick)} className="y-tick">
      <Amount value={tick} digits={0} signed={chart.signed ?? false} />
    </Place>
  ));
}
